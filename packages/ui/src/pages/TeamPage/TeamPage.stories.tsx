import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longNames } from '../../stories/matches.ts';
import { storyTeamPage } from '../../stories/pages.ts';
import { TeamPage } from './TeamPage.tsx';

const onRetry = fn();
const failed = { status: 'error', message: 'tjeneren svarte ikke', onRetry } as const;

const meta = {
  title: 'Lag/Lagside',
  component: TeamPage,
  parameters: { layout: 'fullscreen' },
  args: { view: storyTeamPage },
} satisfies Meta<typeof TeamPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster lag...');
  },
};

export const Error: Story = {
  name: 'Feil',
  args: { view: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente laget: tjeneren svarte ikke');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  name: 'Finnes ikke',
  args: { view: { status: 'not-found', resultsHref: '#/results' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fant ikke laget')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til resultatene' })).toHaveAttribute('href', '#/results');
  },
};

export const Ready: Story = {
  name: 'Lagside',
  play: async ({ canvas, userEvent }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(canvas.getByText('Hjemmebane: Skarvik stadion · Trener: Ola Brekke')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lagchat' })).toHaveAttribute('href', '#/team?lag=1');
    await expect(
      within(canvas.getByRole('list', { name: 'Form' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['VVunnet', 'UUavgjort', 'TTapt', 'VVunnet', 'VVunnet']);
    await expect(canvas.getByRole('link', { name: '3. plass' })).toHaveAttribute('href', '#/competition/FJ');
    await expect(part('Tabellplass').getByText('3. plass')).toBeVisible();
    await expect(part('Tropp').getByText('Midtstopper')).toBeVisible();
    await expect(part('Tropp').getByText('Libero')).toBeVisible();

    const results = part('Resultater');
    const shown = results.getAllByRole('link').length;
    await userEvent.click(results.getByRole('button', { name: /Vis alle/ }));
    await expect(results.getAllByRole('link').length).toBeGreaterThan(shown);
    await userEvent.click(results.getByRole('button', { name: 'Vis færre' }));
    await expect(results.getAllByRole('link')).toHaveLength(shown);

    await userEvent.click(canvas.getByRole('button', { name: /^Følg / }));
    const { follow } = storyTeamPage;
    if (follow.status === 'ready') await expect(follow.onFollow).toHaveBeenCalledOnce();
  },
};

export const Followed: Story = {
  name: 'Følges',
  args: {
    view: { ...storyTeamPage, follow: { status: 'ready', isFollowed: true, onFollow: fn(), onUnfollow: fn() } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Følger / })).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Ikke logget inn',
  args: { view: { ...storyTeamPage, follow: { status: 'signed-out', signInHref: '#/auth' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Logg inn for å følge' })).toHaveAttribute('href', '#/auth');
  },
};

export const PartsLoading: Story = {
  name: 'Delene laster',
  args: {
    view: {
      ...storyTeamPage,
      follow: { status: 'loading' },
      programme: { status: 'loading' },
      places: { status: 'loading' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster kamper…').closest('[role="status"]')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /^Følg/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Odin Kvam')).toBeVisible();
  },
};

export const PartsError: Story = {
  name: 'En del feiler',
  args: { view: { ...storyTeamPage, places: failed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente dette: tjeneren svarte ikke');
    await expect(canvas.getByText('Odin Kvam')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Ingenting er kjent',
  args: {
    view: {
      ...storyTeamPage,
      team: longNames.homeTeam,
      venue: null,
      coach: null,
      squad: [],
      places: { status: 'ready', value: [] },
      programme: { status: 'ready', value: { live: [], fixtures: [], results: [], form: [] } },
    },
  },
  play: async ({ canvas }) => {
    for (const text of [
      'Ingen kamper satt opp ennå.',
      'Ingen resultater ennå.',
      'Laget står ikke i noen tabell nå.',
      'Vi har ikke troppen ennå.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
