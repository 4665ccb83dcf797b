import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { finished, lateKickoff, liveMatch, storyDay } from '../../stories/matches.ts';
import { TodaysMatches } from './TodaysMatches.tsx';

const view = { today: storyDay, hrefOf: (id: string) => `#/match/${id}` };

const meta = {
  title: 'Skall/Dagens kamper',
  component: TodaysMatches,
  parameters: { layout: 'fullscreen' },
  args: { view: { ...view, matches: [liveMatch, lateKickoff, finished] } },
} satisfies Meta<typeof TodaysMatches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InPlay: Story = {
  name: 'En kamp pågår',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pågår nå' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `#/match/${liveMatch.id}`,
    ]);
  },
};

export const NoneInPlay: Story = {
  name: 'Ingen kamp pågår',
  args: { view: { ...view, matches: [lateKickoff, finished] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dagens kamper' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const NoMatches: Story = {
  name: 'Ingen kamper',
  args: { view: { ...view, matches: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
