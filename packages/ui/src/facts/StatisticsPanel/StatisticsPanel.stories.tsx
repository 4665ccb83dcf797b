import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyStatistics } from '../../stories/facts.ts';
import { goalForNorway } from '../../stories/matches.ts';
import { StatisticsPanel } from './StatisticsPanel.tsx';

const meta = {
  title: 'Kamp/Statistikk',
  component: StatisticsPanel,
  args: { match: goalForNorway, statistics: storyStatistics },
} satisfies Meta<typeof StatisticsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'Direkte',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Statistikk' })).toHaveTextContent('67. min');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent('Ballbesittelse: Brasil 61 %, Norge 39 %');
    await expect(canvas.getByText('xG: Brasil 1,0, Norge 1,6')).toBeInTheDocument();
  },
};

export const AddedTime: Story = {
  name: 'Tilleggstid',
  args: { statistics: { ...storyStatistics, clock: { minute: 45, injuryTime: 2 } } },
  play: ({ canvas }) => expect(canvas.getByText('45+2′')).toBeVisible(),
};

export const Over: Story = {
  name: 'Ferdigspilt',
  args: { statistics: { ...storyStatistics, clock: null } },
  play: ({ canvas }) => expect(canvas.queryByText(/min$/)).toBeNull(),
};

export const Few: Story = {
  name: 'Kilden har bare noen av tallene',
  args: {
    statistics: {
      ...storyStatistics,
      figures: [
        { key: 'shots', home: 4, away: 4 },
        { key: 'offsides', home: 0, away: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(/Ballbesittelse/)).toBeNull();
  },
};
