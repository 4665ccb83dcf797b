import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchEventId } from '@tribunen/domain';
import { expect, waitFor, within } from 'storybook/test';
import { storyEvents } from '../../../stories/lineUps.ts';
import { goalForNorway } from '../../../stories/matches.ts';
import { MatchTimeline } from './MatchTimeline.tsx';

const meta: Meta<typeof MatchTimeline> = {
  title: 'Kamp/Referat',
  component: MatchTimeline,
  args: { match: goalForNorway, events: storyEvents.slice(0, 2), empty: '' },
};
export default meta;

/** The match was abandoned and is replayed: the events of the abandoned play come last and do not count. */
export const PlayedAgain: StoryObj<typeof MatchTimeline> = {
  name: 'Spilles om igjen',
  args: { abandoned: storyEvents.slice(0, 4) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('Avbrutt')).toHaveLength(4);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** The replayed match has no events yet. */
export const BrokenOffBefore: StoryObj<typeof MatchTimeline> = {
  name: 'Spilles om igjen, uten hendelser',
  args: { events: [], abandoned: storyEvents.slice(0, 2) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('Avbrutt')).toHaveLength(2);
  },
};

/** A list for every fifty events: the browser lays out those near the screen. */
export const Long: StoryObj<typeof MatchTimeline> = {
  name: 'Hundre og tjue hendelser',
  args: {
    events: Array.from({ length: 20 }, (_, round) =>
      storyEvents.slice(0, 6).map((event) => ({ ...event, id: `${event.id}-${round}` as MatchEventId })),
    ).flat(),
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(120));
    const lists = canvas.getAllByRole('list', { name: 'Hendelser, de nyeste først' });
    await expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([20, 50, 50]);
  },
};
