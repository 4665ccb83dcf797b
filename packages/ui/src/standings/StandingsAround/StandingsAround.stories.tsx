import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyCompetition, storyGroups, storyRows } from '../../stories/standings.ts';
import type { StandingsView } from '../StandingsPanel/StandingsView.ts';
import { StandingsAround } from './StandingsAround.tsx';

const rows = storyRows(16);
const teams = (...places: readonly number[]) =>
  places.map((place) => rows[place - 1]?.team).filter((team) => team !== undefined);

const ready: Extract<StandingsView, { status: 'ready' }> = {
  status: 'ready',
  competition: storyCompetition,
  types: ['TOTAL'],
  chosenType: 'TOTAL',
  onType: fn(),
  tables: [{ group: null, rows }],
  marked: teams(2, 14),
  moment: { kind: 'official' },
  leavesOut: false,
};

const meta = {
  title: 'Kamp/Tabell før kampen',
  component: StandingsAround,
  args: { view: ready },
} satisfies Meta<typeof StandingsAround>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FarApart: Story = {
  name: 'Langt fra hverandre',
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Tabell' }));
    const places = table.getAllByRole('row').slice(1);
    await expect(places.map((row) => row.querySelector('[data-place]')?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '13',
      '14',
    ]);
    await expect(canvas.getByRole('heading', { name: 'Tabell' })).toBeVisible();
  },
};

export const Neighbours: Story = { name: 'Naboer', args: { view: { ...ready, marked: teams(8, 9) } } };

export const Groups: Story = {
  name: 'Gruppespill',
  args: {
    view: { ...ready, tables: storyGroups, marked: storyGroups[0]?.rows.slice(0, 2).map(({ team }) => team) ?? [] },
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('table')).toHaveLength(1),
};

export const Loading: Story = { name: 'Laster', args: { view: { status: 'loading' } } };

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', message: 'API call failed: 503', onRetry: fn() } },
};

export const Empty: Story = {
  name: 'Ingen tabell',
  args: { view: { status: 'empty' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};
