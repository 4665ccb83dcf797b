import { isLiveStatus } from '../match/isLiveStatus.ts';
import { isTimeSet } from '../match/isTimeSet.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { CallSituation, ProviderCall, UtcDay, WatchedMatch } from './CallSituation.ts';
import { liveIntervalMs } from './liveIntervalMs.ts';

interface WantedCall {
  readonly call: ProviderCall;
  /** How long an answer is fresh. */
  readonly everyMs: number;
  /** True for a list with a match in play. */
  readonly isUrgent: boolean;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long each answer is fresh, in milliseconds. */
const fresh = {
  inPlay: 10 * second,
  near: minute,
  today: 5 * minute,
  recentDays: hour,
  comingDays: 6 * hour,
  competition: hour,
  detail: { inPlay: minute, toCome: 10 * minute, over: 10 * minute },
  statistics: 5 * minute,
};
/** Line-ups come in the last hour before the kick-off. */
const lineUpsFromMs = hour;
/** A failed call is made again after this pause, then after twice the pause, and so on up to its usual interval. */
const failedAgainMs = 5 * minute;
/** The days around today that are kept fresh, in spans of at most ten. */
const spans = [
  { from: 0, to: 1, everyMs: fresh.today },
  { from: -7, to: -1, everyMs: fresh.recentDays },
  { from: 2, to: 8, everyMs: fresh.comingDays },
  { from: 9, to: 14, everyMs: fresh.comingDays },
];
const longestSpan = 10;
/**
 * When the list of a day is called for a match that may have ended, and how often; sooner if the calls for the list of
 * those in play are used up.
 */
const withLive = { usualEndMs: 125 * minute, everyMs: 10 * minute };
const withoutLive = { usualEndMs: 105 * minute, everyMs: 4 * minute };
/** A match that is still in play after this time has been forgotten by the provider. */
const longestMatchMs = 4 * hour;
/** A match that should have begun may begin at any moment, until it is this late. */
const mayBeginLateMs = 3 * hour;
const kickOffSoonMs = minute;
const nearMs = 10 * minute;
/** For this time after the end, providers correct results and name scorers. */
const settledAfterMs = 30 * minute;
/**
 * How long a call counts against the budget: a minute, and a second more because calls take different times to arrive.
 */
const callCountsMs = minute + second;
/**
 * After this time the list of a day is called again for a match that has vanished from the list of those in play. A match
 * that should have ended long ago may hang, and would double the calls.
 */
const vanishedAgainMs = { usual: 2 * minute, late: 5 * minute };
/** Calls a minute that lists with matches in play leave for all other calls. */
const spared = 2;
/** The calls that the final states of matches with one kick-off usually take, and calls for surprises. */
const sparedForEnds = 3;
const sparedForSurprises = 3;
/**
 * Calls of a day that statistics leave for all other calls: more than half of what the lists of matches in play use. The
 * calls for missing details leave four hours of the list of those in play at its shortest pause, and the calendars.
 */
const sparedByStatistics = 2000;
const sparedByDetails = 1200;

/**
 * The calls to make now, the most urgent first; never more than are left, and none while the provider asks to wait.
 * Lists with a match in play come first, the one that has waited longest before the others, as often as the budget
 * allows for all of them (FEED-14, FEED-15). All other due calls are ordered by how long they are overdue, and leave
 * the calls that matches in play need in the coming minute (FEED-16).
 */
export function planCalls(situation: CallSituation): readonly ProviderCall[] {
  const { now, budget } = situation;
  if (budget.waitUntil !== null && now < budget.waitUntil) return [];
  const calls = onceEach([...watchedLists(situation), ...details(situation), ...otherLists(situation)]);
  const urgent = calls.filter(({ isUrgent }) => isUrgent);
  const listsNow = due(urgent, situation).slice(0, Math.max(0, budget.left));
  const forOthers = Math.max(0, Math.min(budget.left, callsToSpare(urgent, situation)) - listsNow.length);
  const others = calls.filter(({ isUrgent }) => !isUrgent);
  return [...listsNow, ...due(others, situation).slice(0, forOthers)].map(({ call }) => call);
}

/** The key of a call, under which the time of the call is remembered. */
export function callKey(call: ProviderCall): string {
  switch (call.kind) {
    case 'live':
      return 'live';
    case 'days':
      return `days:${call.from}:${call.to}`;
    case 'competition':
      return `competition:${call.code}`;
    case 'match':
      return `match:${call.id}`;
  }
}

type DaySituation = Pick<CallSituation, 'matches' | 'laterToday' | 'now' | 'budget' | 'openDays'>;

/** The pause between two calls for all the matches in play (FEED-21); null while none is to be made. */
export function livePauseMs(situation: DaySituation): number | null {
  const { matches, laterToday, now, budget } = situation;
  const calls = (budget.leftToday ?? Infinity) - sparedOfDay(situation);
  return liveIntervalMs({ matches, laterToday, calls, now });
}

/**
 * Calls of the day that the list of matches in play leaves for the calendars until midnight in UTC, and for the final
 * states of the matches that have not ended, by kick-off.
 */
function sparedOfDay({ matches, laterToday, now, openDays }: Omit<DaySituation, 'budget'>): number {
  const untilMidnight = epochMs(startOf(dayAfter(now, 1))) - epochMs(now);
  const calendars = (openDays.to - openDays.from + 1) * Math.ceil(untilMidnight / fresh.comingDays);
  const open = matches.filter(({ endedAt, utcKickoff }) => endedAt === null && since(utcKickoff, now) < longestMatchMs);
  const kickOffs = new Set([...open.map(({ utcKickoff }) => utcKickoff), ...laterToday]);
  return calendars + sparedForEnds * kickOffs.size + sparedForSurprises;
}

/** The lists with a match that is in play, about to begin or just over. */
function watchedLists(situation: CallSituation): readonly WantedCall[] {
  const { matches, lists, now, budget } = situation;
  if (lists === 'live') {
    const everyMs = livePauseMs(situation);
    const live: readonly WantedCall[] = everyMs === null ? [] : [{ call: { kind: 'live' }, everyMs, isUrgent: true }];
    return [...live, ...daysOfOverdue(matches, now, everyMs === null ? withoutLive : withLive)];
  }
  const watched = matches.flatMap((match) => {
    const everyMs = freshnessOf(match, now);
    return everyMs === null ? [] : [{ ...match, everyMs }];
  });
  const calls = lists === 'days' ? spansOf(watched) : competitionsOf(watched);
  const affordable = Math.max(1, budget.perMinute - spared);
  const apart = Math.ceil((minute * calls.filter(({ isUrgent }) => isUrgent).length) / affordable);
  return calls.map((call) => ({ ...call, everyMs: Math.max(call.everyMs, apart) }));
}

interface FreshMatch extends WatchedMatch {
  readonly everyMs: number;
}

/** One call for all the days, as long as they lie within ten; else several. */
function spansOf(matches: readonly FreshMatch[]): readonly WantedCall[] {
  const [first] = matches.toSorted((a, b) => epochMs(a.utcKickoff) - epochMs(b.utcKickoff));
  if (first === undefined) return [];
  const from = utcDayOf(first.utcKickoff);
  const end = epochMs(startOf(from)) + longestSpan * day;
  const within = matches.filter(({ utcKickoff }) => epochMs(utcKickoff) < end);
  const to = utcDayOf(instantAt(Math.max(...within.map(({ utcKickoff }) => epochMs(utcKickoff)))));
  const later = matches.filter(({ utcKickoff }) => epochMs(utcKickoff) >= end);
  return [wanted({ kind: 'days', from, to }, within), ...spansOf(later)];
}

function competitionsOf(matches: readonly FreshMatch[]): readonly WantedCall[] {
  const codes = new Set(matches.map(({ competition }) => competition));
  return [...codes].map((code) =>
    wanted(
      { kind: 'competition', code },
      matches.filter(({ competition }) => competition === code),
    ),
  );
}

function wanted(call: ProviderCall, matches: readonly FreshMatch[]): WantedCall {
  const everyMs = Math.min(...matches.map((match) => match.everyMs));
  return { call, everyMs, isUrgent: everyMs === fresh.inPlay };
}

/** How fresh the state of a match has to be; null where the lists of its day are fresh enough. */
function freshnessOf({ status, utcKickoff, endedAt }: WatchedMatch, now: UtcInstant): number | null {
  if (isLiveStatus(status)) return since(utcKickoff, now) < longestMatchMs ? fresh.inPlay : fresh.near;
  if (endedAt !== null) return since(endedAt, now) < settledAfterMs ? fresh.near : null;
  const sinceKickOff = since(utcKickoff, now);
  if (status === 'UNREPORTED') return sinceKickOff < mayBeginLateMs ? fresh.near : null;
  if ((status !== 'SCHEDULED' && status !== 'TIMED') || !isTimeSet({ status, utcKickoff })) return null;
  if (sinceKickOff < -nearMs || sinceKickOff > mayBeginLateMs) return null;
  return sinceKickOff < -kickOffSoonMs ? fresh.near : fresh.inPlay;
}

/**
 * Calls for missing details (FEED-16), and for the statistics of matches in play (FEED-23). A match that still lacks
 * details is asked for ever more rarely after its kick-off: some leagues never have line-ups.
 */
function details({ matches, hasStatistics, budget, now }: CallSituation): readonly WantedCall[] {
  const left = budget.leftToday ?? Infinity;
  return matches
    .filter(isTimeSet)
    .flatMap(({ id, status, utcKickoff, endedAt, lacksDetail }): readonly WantedCall[] => {
      const { inPlay, toCome, over } = fresh.detail;
      const sinceKickOff = since(utcKickoff, now);
      const isFresh = isLiveStatus(status) || (endedAt !== null && since(endedAt, now) < settledAfterMs);
      const isCounted = hasStatistics && left > sparedByStatistics && isFresh && sinceKickOff < longestMatchMs;
      const isLacking = lacksDetail && left > sparedByDetails && sinceKickOff >= -lineUpsFromMs;
      const ofLacking =
        endedAt === null ? (isFresh ? Math.max(inPlay, sinceKickOff / 2) : toCome) : isFresh ? inPlay : over;
      const everyMs = Math.min(...(isLacking ? [ofLacking] : []), ...(isCounted ? [fresh.statistics] : []));
      return everyMs === Infinity ? [] : [{ call: { kind: 'match', id }, everyMs, isUrgent: false }];
    });
}

function otherLists({ lists, openDays, competitions, now }: CallSituation): readonly WantedCall[] {
  if (lists === 'live') {
    return Array.from({ length: openDays.to - openDays.from + 1 }, (_, index) => {
      const day = dayAfter(now, openDays.from + index);
      return { call: { kind: 'days', from: day, to: day }, everyMs: fresh.comingDays, isUrgent: false };
    });
  }
  if (lists === 'competition') {
    return competitions.map((code) => ({
      call: { kind: 'competition', code },
      everyMs: fresh.competition,
      isUrgent: false,
    }));
  }
  return spans.map(({ from, to, everyMs }) => ({
    call: { kind: 'days', from: dayAfter(now, from), to: dayAfter(now, to) },
    everyMs,
    isUrgent: false,
  }));
}

/** A list that is wanted twice is kept once, with the more urgent wish, which comes first. */
function onceEach(calls: readonly WantedCall[]): readonly WantedCall[] {
  return [...new Map(calls.toReversed().map((each) => [callKey(each.call), each])).values()].toReversed();
}

/** The calls that are due; the one that has waited longest in proportion to its interval comes first. */
function due(
  calls: readonly WantedCall[],
  { askedAt, failures, now, nextPlanMs }: CallSituation,
): readonly WantedCall[] {
  const waited = ({ call, everyMs }: WantedCall): number => {
    const asked = askedAt.get(callKey(call));
    if (asked === undefined) return Infinity;
    const failed = failures.get(callKey(call)) ?? 0;
    const againMs = failed === 0 ? everyMs : Math.min(everyMs, failedAgainMs * 2 ** (failed - 1));
    return (since(asked, now) + nextPlanMs / 2) / againMs;
  };
  return calls
    .filter((each) => waited(each) >= 1)
    .toSorted((a, b) => (waited(a) === waited(b) ? a.everyMs - b.everyMs : waited(b) - waited(a)));
}

/** How many calls can be made now if every list with a match in play is to be called when due in the coming minute. */
function callsToSpare(urgent: readonly WantedCall[], { budget, askedAt, now }: CallSituation): number {
  const { perMinute, madeAt } = budget;
  const [start, end] = [epochMs(now), epochMs(now) + callCountsMs];
  const later = urgent.flatMap(({ call, everyMs }) => {
    const asked = askedAt.get(callKey(call));
    const waits = asked === undefined ? 0 : everyMs - since(asked, now);
    const first = start + (waits > 0 ? waits : everyMs);
    return Array.from({ length: Math.ceil(Math.max(0, end - first) / everyMs) }, (_, index) => first + index * everyMs);
  });
  const spareAt = (moment: number): number =>
    perMinute -
    madeAt.filter((made) => epochMs(made) > moment - callCountsMs).length -
    later.filter((due) => due <= moment).length;
  return Math.min(perMinute, ...later.map(spareAt));
}

/**
 * The lists of the days with a match that should have ended although no list has said so (FEED-22): there may be no
 * call left for the list of those in play.
 */
function daysOfOverdue(
  matches: CallSituation['matches'],
  now: UtcInstant,
  { usualEndMs, everyMs }: typeof withLive,
): readonly WantedCall[] {
  const overdue = matches.filter(
    ({ status, utcKickoff }) =>
      isLiveStatus(status) && since(utcKickoff, now) >= usualEndMs && since(utcKickoff, now) < longestMatchMs,
  );
  const days = new Set(overdue.map(({ utcKickoff }) => utcDayOf(utcKickoff)));
  return [...days].map((day) => ({
    call: { kind: 'days', from: day, to: day },
    everyMs,
    isUrgent: false,
  }));
}

/**
 * The lists of the days whose matches were in play and are no longer in the list of those in play: they have probably
 * ended, and only the list of their day has the result (FEED-22). A list that was called in the last two minutes is not
 * called again, nor one that was called in the last five for matches that are late. A match that has been in play for
 * four hours has been forgotten by the provider.
 */
export function callsForVanished(
  listed: ReadonlySet<string>,
  {
    matches,
    askedAt,
    now,
  }: Pick<CallSituation, 'askedAt' | 'now'> & {
    readonly matches: readonly Pick<WatchedMatch, 'id' | 'status' | 'utcKickoff'>[];
  },
): readonly ProviderCall[] {
  const due = matches
    .filter(({ id, status, utcKickoff }) => {
      return isLiveStatus(status) && !listed.has(id) && since(utcKickoff, now) < longestMatchMs;
    })
    .map(({ utcKickoff }) => ({
      call: dayOf(utcKickoff),
      againMs: since(utcKickoff, now) < withLive.usualEndMs ? vanishedAgainMs.usual : vanishedAgainMs.late,
    }))
    .filter(({ call, againMs }) => {
      const asked = askedAt.get(callKey(call));
      return asked === undefined || since(asked, now) >= againMs;
    });
  return [...new Map(due.map(({ call }) => [callKey(call), call])).values()];
}

/** The call for the matches of the day of a kick-off. */
function dayOf(utcKickoff: UtcInstant): ProviderCall {
  const day = utcDayOf(utcKickoff);
  return { kind: 'days', from: day, to: day };
}

function utcDayOf(instant: UtcInstant): UtcDay {
  return instant.slice(0, 10) as UtcDay;
}

function dayAfter(now: UtcInstant, days: number): UtcDay {
  return utcDayOf(instantAt(epochMs(now) + days * day));
}

function startOf(utcDay: UtcDay): UtcInstant {
  return `${utcDay}T00:00:00.000Z` as UtcInstant;
}

function since(then: UtcInstant, now: UtcInstant): number {
  return epochMs(now) - epochMs(then);
}
