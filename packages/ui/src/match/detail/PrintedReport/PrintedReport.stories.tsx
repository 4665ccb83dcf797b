import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { goalForNorway, lateKickoff } from '../../../stories/matches.ts';
import { noLineUp, storyEvents, storyLineUp } from '../../../stories/lineUps.ts';
import { PrintedReport } from './PrintedReport.tsx';

const report = {
  match: { ...goalForNorway, venue: 'New York New Jersey Stadium' },
  events: storyEvents,
  lineUps: { home: storyLineUp('home', '4-2-3-1'), away: storyLineUp('away', '4-3-3') },
  referee: 'Espen Eskås',
};

/** Paper, on the screen. */
const Paper = styled.div`
  max-width: 800px;
  padding: 16px;
  background: #fff;
  color: #000;

  & > [data-printed] {
    display: block;
  }
`;

const meta = {
  title: 'Kamp/Utskrift',
  component: PrintedReport,
  decorators: [
    (Story) => (
      <Paper>
        <Story />
      </Paper>
    ),
  ],
  args: { report, product: 'Tribunen', address: 'https://tribunen.example/match/7' },
} satisfies Meta<typeof PrintedReport>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Played: Story = {
  name: 'Kamp',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Brasil0–2Norge');
    await expect(canvas.getByText(/Dommer: Espen Eskås/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Referat' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(storyEvents.length);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Norge (4-3-3)' })).toBeVisible();
    await expect(canvas.getByText('Tribunen · https://tribunen.example/match/7')).toBeVisible();
  },
};

export const Upcoming: Story = {
  name: 'Før kampen',
  args: {
    report: { match: lateKickoff, events: [], lineUps: { home: noLineUp, away: noLineUp }, referee: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
