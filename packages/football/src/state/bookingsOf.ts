import type { ProviderBooking } from '@tribunen/contract';
import type { FeedEvent } from '../script/feedEventsOf.ts';
import type { PlayedMatch } from './SimulatedMatch.ts';

/** The cards among the events that the feed has reported, in the provider's words. */
export function bookingsOf(match: PlayedMatch, reported: readonly FeedEvent[]): ProviderBooking[] {
  return reported.flatMap(({ event, minute, injuryTime }) => {
    if (event.type !== 'booking') return [];
    const { card, player, side } = event;
    const team = { id: match[side].id, name: match[side].name };
    return [{ minute, injuryTime, team, card, player: { id: player.id, name: player.name } }];
  });
}
