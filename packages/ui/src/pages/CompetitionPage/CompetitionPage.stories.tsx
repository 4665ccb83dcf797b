import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StandingsPanel } from '../../standings/StandingsPanel/StandingsPanel.tsx';
import { storyCompetitionPage } from '../../stories/pages.ts';
import { storyCompetition, storyRows } from '../../stories/standings.ts';
import { CompetitionPage } from './CompetitionPage.tsx';

const onRetry = fn();
const failed = { status: 'error', message: 'tjeneren svarte ikke', onRetry } as const;
const table = (
  <StandingsPanel
    view={{
      status: 'ready',
      competition: storyCompetition,
      types: ['TOTAL'],
      chosenType: 'TOTAL',
      onType: fn(),
      tables: [{ group: null, rows: storyRows(6) }],
      marked: [],
      moment: { kind: 'official' },
      leavesOut: false,
    }}
  />
);
const ready = { ...storyCompetitionPage, table };

const meta = {
  title: 'Konkurranse/Side',
  component: CompetitionPage,
  parameters: { layout: 'fullscreen' },
  args: { view: ready },
} satisfies Meta<typeof CompetitionPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HiddenLeftOut: Story = {
  name: 'Uten spillerne til lag med skjult resultat',
  args: { view: { ...ready, leavesScorersOut: true } },
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.queryByRole('tab', { name: 'Toppscorere' });
    if (tab !== null) await userEvent.click(tab);
    await expect(canvas.getByText('Resultater du har skjult, er ikke med her.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster konkurranse…');
  },
};

export const Error: Story = {
  name: 'Feil',
  args: { view: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente konkurransen: tjeneren svarte ikke');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  name: 'Finnes ikke',
  args: { view: { status: 'not-found', resultsHref: '#/results' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fant ikke konkurransen')).toBeVisible();
  },
};

export const Ready: Story = {
  name: 'Konkurranse',
  play: async ({ canvas, userEvent }) => {
    const { rounds } = storyCompetitionPage;
    if (rounds.status !== 'ready' || rounds.value === null) throw new TypeError('the rounds are ready');
    const { onShow, shown } = rounds.value;
    const choice = canvas.getByRole('combobox', { name: 'Velg runde' });
    await expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Runde 11', 'Runde 12', 'Runde 13']));
    await expect(choice).toHaveValue(shown.key);
    await userEvent.selectOptions(choice, 'Runde 13');
    await expect(onShow).toHaveBeenCalledWith('REGULAR_SEASON 13');

    const scorers = within(canvas.getByRole('table', { name: 'Toppscorere' }));
    await expect(scorers.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent)).toEqual([
      undefined,
      '1',
      '1',
      '3',
      '4',
    ]);
    await expect(scorers.getByText('2 på straffe')).toBeVisible();
    await expect(scorers.getByRole('columnheader', { name: 'Assist' })).toBeVisible();
    await expect(scorers.getByRole('link', { name: 'Skarvik IL' })).toHaveAttribute('href', '#/team/1');
    await expect(canvas.getByRole('table', { name: 'Tabell' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'Konkurranse på en telefon, i faner',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Velg runde' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Tabell' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Tabell' }));
    await expect(canvas.getByRole('table', { name: 'Tabell' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Toppscorere' }));
    await expect(canvas.getByRole('table', { name: 'Toppscorere' })).toBeVisible();
  },
};

export const OnATablet: Story = {
  name: 'Konkurranse på et nettbrett: tabellen under rundene',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const rounds = canvas.getByRole('combobox', { name: 'Velg runde' }).getBoundingClientRect();
    await expect(canvas.getByRole('table', { name: 'Tabell' }).getBoundingClientRect().top).toBeGreaterThan(
      rounds.bottom,
    );
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const PartsError: Story = {
  name: 'Delene feiler',
  args: { view: { ...ready, rounds: failed, scorers: failed } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByRole('table', { name: 'Tabell' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Før sesongen',
  args: {
    view: { ...ready, rounds: { status: 'ready', value: null }, scorers: { status: 'ready', value: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen kamper satt opp ennå.')).toBeVisible();
    await expect(canvas.getByText('Ingen mål ennå.')).toBeVisible();
  },
};
