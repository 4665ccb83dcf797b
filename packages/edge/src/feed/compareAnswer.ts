import {
  type ProviderBooking,
  providerMatch,
  type ProviderMatchReport,
  toLiveEventRow,
  toLiveMatchRow,
  toMatch,
  toMatchStateRow,
} from '@tribunen/contract';
import {
  compareSnapshot,
  type Doubts,
  epochMs,
  type FeedState,
  hasEnded,
  isLiveStatus,
  lowersState,
  type Match,
  NO_DOUBTS,
  type ScoreLine,
  type StoredMatch,
  toMatchSnapshot,
  type UtcInstant,
} from '@tribunen/domain';
import { parse } from 'valibot';
import { fitsColumn } from '../data/fitsColumn.ts';
import type { MatchWrite, ReadMatch } from './FeedStore.ts';

const hour = 60 * 60_000;
/**
 * The feed begins to follow a match at most this long before its kick-off (earlier if the match is in play) and at most
 * this long after it. A match that the feed does not follow is written only for lists.
 */
const followed = { after: 36 * hour, before: 24 * hour };
/**
 * A time before this year counts as impossible. PostgreSQL refuses to write the whole answer if it refuses one time in
 * it, such as a time in year 0.
 */
const earliest = '1900';

/**
 * Compares an answer of a provider with the stored matches, and returns the rows to write. The domain decides which
 * events have happened (FEED-1 to FEED-13). The result also contains matches without a new event or state, for the
 * lists; the database writes only rows that differ.
 *
 * @param stored the stored matches, by id
 * @param observedAt the time of the request to the provider
 * @param list `season` if the answer lists a whole season; it then never moves a match back to an earlier state
 * (FEED-2)
 */
export function compareAnswer(
  answer: readonly ProviderMatchReport[],
  stored: ReadonlyMap<string, ReadMatch>,
  observedAt: UtcInstant,
  list: 'live' | 'season' = 'live',
): readonly MatchWrite[] {
  return answer.flatMap((reported) => {
    const provided = isPossible(reported.lastUpdated ?? null) ? reported : { ...reported, lastUpdated: null };
    const match = toMatch(provided);
    if (match === null || !isPossible(match.utcKickoff) || !(provided.id > 0 && fitsColumn(provided.id))) return [];
    const known = stored.get(match.id) ?? null;
    const listed = { id: match.id, competitionCode: match.competition.id, utcKickoff: match.utcKickoff };
    const report = provided.goals ? provided : null;
    if (known === null && !isFollowed(match, observedAt)) {
      return [{ ...listed, summary: parse(providerMatch, provided), report, feed: null }];
    }
    const snapshot = toMatchSnapshot(match, provided, observedAt);
    if (list === 'season' && known !== null && lowersState(known.stored, snapshot)) return [];
    const changes = compareSnapshot(known?.stored ?? null, snapshot);
    if (known !== null && changes.stored === known.stored) return [];
    const { state, time, coverage, doubts = NO_DOUBTS } = changes.stored;
    const endedAt = hasEnded(match) ? (known?.endedAt ?? observedAt) : null;
    const isNew =
      changes.state !== null ||
      changes.added.length > 0 ||
      changes.amended.length > 0 ||
      !areSame(doubts, known?.stored.doubts ?? NO_DOUBTS);
    const feed: MatchWrite['feed'] = !isNew
      ? null
      : {
          version: known?.version ?? 0,
          coverage,
          ...time,
          endedAt,
          doubts,
          live: changes.state === null ? null : toLiveMatchRow(state, match),
          state: changes.state === null ? null : toMatchStateRow(state, match, provided),
          added: changes.added.map((event) => toLiveEventRow(event, match)),
          amended: changes.amended.map((event) => toLiveEventRow(event, match)),
        };
    const whole = withDoubted(provided, changes.stored);
    const listedAs = asStored(whole, match, { ...state, reportedScore: snapshot.score });
    return [{ ...listed, summary: parse(providerMatch, listedAs), report: report === null ? null : listedAs, feed }];
  });
}

/**
 * Adds to the report the stored cards that are missing from the provider's list for the first time. If a card is also
 * missing from the next list, the report leaves it out (FEED-9).
 */
function withDoubted(provided: ProviderMatchReport, stored: StoredMatch): ProviderMatchReport {
  if (stored.coverage === 'result' || !provided.bookings) return provided;
  const missing = stored.events.flatMap((event): ProviderBooking[] => {
    if (event.type !== 'YELLOW_CARD' && event.type !== 'RED_CARD') return [];
    if (stored.doubts?.cards.includes(event.id) !== true) return [];
    const card = event.type === 'YELLOW_CARD' ? 'YELLOW' : event.secondYellow ? 'YELLOW_RED' : 'RED';
    const { id, name } = event.side === 'home' ? provided.homeTeam : provided.awayTeam;
    const { minute = null, injuryTime = null } = event.clock ?? {};
    return [{ minute, injuryTime, card, team: { id, name }, player: event.player }];
  });
  return missing.length === 0 ? provided : { ...provided, bookings: [...provided.bookings, ...missing] };
}

function areSame(a: Doubts, b: Doubts): boolean {
  return JSON.stringify([a.score, a.cards, a.decided]) === JSON.stringify([b.score, b.cards, b.decided]);
}

function isPossible(moment: string | null): boolean {
  return moment === null || moment > earliest;
}

function isFollowed({ status, utcKickoff }: Match, now: UtcInstant): boolean {
  const sinceKickOff = epochMs(now) - epochMs(utcKickoff);
  return (isLiveStatus(status) || sinceKickOff > -followed.before) && sinceKickOff < followed.after;
}

/**
 * The provider's match with the feed's state, so that lists and live rows agree. `lastUpdated` is the feed's own time,
 * because clients request the changes since a time that the feed has set.
 */
function asStored(
  provided: ProviderMatchReport,
  match: Match,
  { play, score, reportedScore, updatedAt }: FeedState & { readonly reportedScore: ScoreLine | null },
): ProviderMatchReport {
  const clock = 'clock' in play ? play.clock : null;
  const isOther =
    reportedScore === null
      ? match.score.fullTime.home === null
      : reportedScore.home !== score?.home || reportedScore.away !== score.away;
  return {
    ...provided,
    status: match.status === play.status ? provided.status : play.status,
    minute: clock?.minute ?? null,
    injuryTime: clock?.injuryTime ?? null,
    lastUpdated: updatedAt,
    ...(isOther &&
      score !== null && { score: { duration: 'REGULAR', fullTime: score, halfTime: provided.score.halfTime } }),
  };
}
