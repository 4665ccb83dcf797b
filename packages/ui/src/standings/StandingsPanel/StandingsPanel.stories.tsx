import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { CompetitionCode } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { storyCompetition, storyGroups, storyRows } from '../../stories/standings.ts';
import { StandingsPanel } from './StandingsPanel.tsx';
import type { StandingsView } from './StandingsView.ts';

const onType = fn();
const onRetry = fn();
const rows = storyRows(16);
const marked = [rows[4]?.team, rows[1]?.team].filter((team) => team !== undefined);

const ready: Extract<StandingsView, { status: 'ready' }> = {
  status: 'ready',
  competition: storyCompetition,
  types: ['TOTAL', 'HOME', 'AWAY'],
  chosenType: 'TOTAL',
  onType,
  tables: [{ group: null, rows }],
  marked,
  moment: { kind: 'official' },
  leavesOut: false,
};

const meta = {
  title: 'Kamp/Tabell',
  component: StandingsPanel,
  args: { view: ready },
} satisfies Meta<typeof StandingsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofWidth =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width, margin: 'auto' }}>
      <Story />
    </div>
  );

/** The heads that the eye sees. */
function columnsOf(table: HTMLElement) {
  return within(table)
    .getAllByRole('columnheader')
    .map((head) => head.querySelector('[aria-hidden]')?.textContent);
}

export const Ready: Story = {
  name: 'Serietabell',
  decorators: [ofWidth(358)],
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Tabell' }));
    await expect(columnsOf(canvas.getByRole('table', { name: 'Tabell' }))).toEqual(['#', 'Lag', 'S', 'Mål', 'D', 'P']);
    await expect(table.getByRole('columnheader', { name: 'Målforskjell' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(17);
    await expect(
      table.getByRole('rowheader', { name: 'Lyngøy (spiller denne kampen, Europa)' }).closest('tr'),
    ).toHaveAttribute('data-marked', 'true');
    await expect(table.getByRole('rowheader', { name: 'Skarvik (Mesterligaen)' })).toBeVisible();
    const legend = within(canvas.getByRole('list', { name: 'Hva plasseringene betyr' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mesterligaen1',
      'Europa2–3',
      'Nedrykkskvalifisering14',
      'Nedrykk15–16',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Hjemme' }));
    await expect(onType).toHaveBeenCalledWith('HOME');
  },
};

export const Now: Story = {
  name: 'Nå, mens kamper pågår',
  args: { view: { ...ready, tables: [{ group: null, rows: storyRows(16, true) }], moment: { kind: 'now' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nå')).toBeVisible();
    const table = within(canvas.getByRole('table'));
    await expect(
      table.getByRole('rowheader', { name: /Storefjord\/\u200B?Glimre \(spiller denne kampen/ }),
    ).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /^Hestvik \(spiller nå/ })).toBeVisible();
  },
};

/** A press of the button kicks off the two matches, each with a goal at once. */
function Scoring() {
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOn(true)}>
        ⚽
      </button>
      <StandingsPanel
        view={{
          ...ready,
          tables: [{ group: null, rows: storyRows(16, isOn) }],
          moment: { kind: isOn ? 'now' : 'official' },
        }}
      />
    </>
  );
}

export const GoalWhileReading: Story = {
  name: 'Et mål mens man leser tabellen',
  decorators: [ofWidth(358)],
  render: () => <Scoring />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('rowheader', { name: /^Storefjord/ }).closest('tr');
    const points = () => Number(row?.lastElementChild?.textContent);
    const [before, { scrollY }] = [points(), window];
    await userEvent.click(canvas.getByRole('button', { name: '⚽' }));
    await expect(canvas.getByText('Nå')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^Hestvik \(spiller nå/ })).toBeVisible();
    // The same row has new points, and the page has not moved.
    await expect(row).toBeVisible();
    await expect(points()).toBe(before + 3);
    await expect(window.scrollY).toBe(scrollY);
    await expect(canvas.getAllByRole('row')).toHaveLength(17);
  },
};

export const Then: Story = {
  name: 'På et valgt minutt',
  args: {
    view: {
      ...ready,
      tables: [{ group: null, rows: storyRows(16, true) }],
      moment: { kind: 'then', minute: 67, othersNow: true, onNow: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('67. minutt')).toBeVisible();
    await expect(canvas.getByText(/Andre kamper teller med stillingen de har nå/)).toBeVisible();
  },
};

export const Groups: Story = {
  name: 'Grupper, på en bred skjerm',
  decorators: [ofWidth(902)],
  args: {
    view: {
      ...ready,
      competition: 'WC' as CompetitionCode,
      types: ['TOTAL'],
      tables: storyGroups,
      marked: [storyGroups[0]?.rows[0]?.team, storyGroups[1]?.rows[1]?.team].filter((team) => team !== undefined),
    },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('table', { name: 'Gruppe C' });
    await expect(columnsOf(group)).toEqual(['#', 'Lag', 'S', 'V', 'U', 'T', 'Mål', 'D', 'P']);
    await expect(canvas.getByRole('rowheader', { name: 'Norge (spiller denne kampen, Videre)' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster tabell…');
    await expect(canvasElement.querySelectorAll('[data-row]')).toHaveLength(8);
  },
};

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', message: 'API call failed: 503 Service Unavailable', messageLang: 'en', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente tabell');
    await expect(canvas.getByText('API call failed: 503 Service Unavailable')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: 'Ingen tabell',
  args: { view: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen tabelldata tilgjengelig')).toBeVisible();
  },
};

export const TwoRows: Story = {
  name: 'To lag, hjemme',
  decorators: [ofWidth(288)],
  args: { view: { ...ready, chosenType: 'HOME', tables: [{ group: null, rows: storyRows(2) }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const FortyEightRows: Story = {
  name: 'Førtiåtte lag, smal skjerm, lange navn',
  decorators: [ofWidth(288)],
  args: { view: { ...ready, tables: [{ group: null, rows: storyRows(48, true) }], moment: { kind: 'now' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(49);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const HiddenLeftOut: Story = {
  name: 'Uten resultater leseren har skjult',
  args: { view: { ...ready, leavesOut: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resultater du har skjult, er ikke med her.')).toBeVisible();
  },
};
