import {
  callKey,
  callsForVanished,
  livePauseMs,
  planCalls,
  type ProviderCall,
  type WatchedMatch,
} from '@tribunen/domain';
import type { FootballProvider } from '../providers/FootballProvider.ts';
import { askInBudget, type FeedWorld } from './askInBudget.ts';
import { onOurClock } from './onOurClock.ts';
import { takeInMatches } from './takeInMatches.ts';
import { withOwnIds } from './withOwnIds.ts';

/** The result of a run. */
export interface RunReport {
  /** The names of the calls that the run made. */
  readonly asked: readonly string[];
  /** The number of matches that the run changed. */
  readonly changed: number;
}

/** The interval between two runs of `sync-live`, in milliseconds. */
const nextPlanMs = 5000;

/**
 * Makes the calls that are due and writes the changes. A run that finds the budget used up makes no call and changes no
 * match.
 *
 * @param leads whether this provider leads the competition with the given code; matches of other competitions are left
 * out
 */
export async function runPlan(
  provider: FootballProvider,
  world: FeedWorld,
  leads: (code: string) => boolean = () => true,
): Promise<RunReport> {
  const { matches, ...situation } = await world.store.situation(provider);
  /** Whether a finished match has been requested since its end. One such request is enough. */
  const isSettled = ({ id, endedAt }: Pick<WatchedMatch, 'id' | 'endedAt'>): boolean =>
    endedAt !== null && (situation.askedAt.get(callKey({ kind: 'match', id })) ?? '') >= endedAt;
  const watched = matches.map(({ hasLineUps, providerId: _id, ...match }) => ({
    ...match,
    lacksDetail: provider.hasLineUps && !hasLineUps && !isSettled(match),
  }));
  const calls = planCalls({
    ...situation,
    nextPlanMs,
    lists: provider.lists,
    openDays: provider.openDays,
    hasStatistics: provider.hasStatistics,
    competitions: provider.listed,
    matches: watched,
  });
  const asked: string[] = [];
  let changed = 0;
  const queue: ProviderCall[] = [...calls];
  for (let call = queue.shift(); call !== undefined; call = queue.shift()) {
    const made = withProviderId(call);
    const answer = await askInBudget(provider, callKey(call), () => provider.matches(made), world);
    if (answer.status === 'no-call') break;
    asked.push(callKey(call));
    const pauseMs =
      call.kind === 'live' ? livePauseMs({ ...situation, openDays: provider.openDays, matches: watched }) : null;
    if (pauseMs !== null) await world.store.notePause(provider, pauseMs);
    if (answer.status === 'known') {
      const led = answer.body.filter(({ competition }) => leads(competition.code));
      const own = await withOwnIds(provider.name, led, world.store);
      const reports = own.map(({ report }) => report);
      changed += await takeInMatches(onOurClock(reports, answer.clockAheadMs), answer.askedAt, world.store);
      const listed = new Set(reports.map(({ id }) => String(id)));
      if (call.kind === 'live') queue.unshift(...callsForVanished(listed, { ...situation, matches }));
    }
  }
  return { asked, changed };

  /** Replaces our id by the provider's in a call for a single match. Any other call stays unchanged. */
  function withProviderId(call: ProviderCall): ProviderCall {
    const match = call.kind === 'match' ? matches.find(({ id }) => id === call.id) : undefined;
    return match === undefined ? call : { kind: 'match', id: match.providerId };
  }
}
