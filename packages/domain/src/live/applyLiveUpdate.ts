import type { Match } from '../match/Match.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';
import { freshenMatches } from './freshenMatches.ts';
import { isSameState } from './isSameState.ts';
import type { LiveUpdate, MatchState } from './LiveUpdate.ts';
import { withRedCard } from './withRedCard.ts';
import { playOf, withState } from './withState.ts';

/**
 * The matches after a live update; every live source goes through it. An older state, or one with the same content,
 * changes nothing; of two states of the same time the later holds. A list that is older than a state still brings the
 * fields that states lack. A state of a match that is not in the list is ignored; a list updates and adds matches.
 * Returns the same array when nothing changes, and keeps the object of every match that does not change. LIVE-1 …
 * LIVE-5
 */
export function applyLiveUpdate(matches: readonly Match[], update: LiveUpdate): readonly Match[] {
  switch (update.kind) {
    case 'state':
      return afterStates(matches, [update]);
    case 'states':
      return afterStates(matches, update.states);
    case 'list':
      return freshenMatches(matches, update.matches);
    case 'event':
      return afterEvent(matches, update.event);
  }
}

function afterEvent(matches: readonly Match[], event: LiveEvent): readonly Match[] {
  const at = matches.findIndex(({ id }) => id === event.matchId);
  const before = matches[at];
  const after = before && withRedCard(before, event);
  return after === undefined || after === before ? matches : matches.with(at, after);
}

function afterStates(matches: readonly Match[], states: readonly MatchState[]): readonly Match[] {
  const known = new Map(matches.map((match, at) => [match.id, { at, match }]));
  let next: Match[] | null = null;
  for (const state of states) {
    const place = known.get(state.matchId);
    if (place === undefined || !changes(place.match, state)) continue;
    place.match = withState(place.match, state);
    next ??= [...matches];
    next[place.at] = place.match;
  }
  return next ?? matches;
}

function changes(match: Match, state: MatchState): boolean {
  const updatedAt = match.updatedAt ?? '';
  return state.updatedAt === updatedAt ? !isSameState(playOf(match), state) : state.updatedAt > updatedAt;
}
