import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTells } from '../fantasy/roundTells.ts';
import { withState } from '../live/withState.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { Match, Side } from '../match/Match.ts';
import type { MatchParts } from '../match/MatchParts.ts';
import { formOf } from '../report/formOf.ts';
import { standingsWithout } from '../report/liveStandings.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import type { MatchReport } from '../report/MatchReport.ts';
import { momentumMinutes } from '../report/momentumMinutes.ts';
import type { StandingsRow } from '../report/StandingsRow.ts';
import { standingsOf } from '../report/standingsOf.ts';
import { searchAll } from '../search/searchAll.ts';
import { instantAt, type UtcInstant } from '../time/instant.ts';
import { knownUntil, longestDelay } from './knownUntil.ts';
import { hiddenMatch, matchBegun } from './matchUnknown.ts';
import { reportAsOf } from './reportAsOf.ts';
import { unknownResults } from './unknownResults.ts';

const kickoff = instantAt(Date.parse('2026-11-21T15:00:00Z'));
const later = (seconds: number): UtcInstant => instantAt(Date.parse(kickoff) + seconds * 1000);
const settings = { seed: 44, numRuns: 300 };

/** Something that happens in a match, some seconds after its kick-off. */
interface Happening {
  readonly type: 'GOAL' | 'YELLOW_CARD' | 'RED_CARD' | 'SUBSTITUTION';
  readonly side: Side;
  readonly second: number;
  /** How many seconds later a goal is annulled; null for a goal that stands. */
  readonly annulledAfter: number | null;
}

const happenings = fc
  .array(
    fc.record<Happening>({
      type: fc.constantFrom('GOAL', 'YELLOW_CARD', 'RED_CARD', 'SUBSTITUTION'),
      side: fc.constantFrom('home', 'away'),
      second: fc.integer({ min: 60, max: 5300 }),
      annulledAfter: fc.option(fc.integer({ min: 1, max: 300 })),
    }),
    { maxLength: 25 },
  )
  .map((all) => all.toSorted((one, other) => one.second - other.second));
const moment = fc.integer({ min: 60, max: 5400 });
const delay = fc.integer({ min: 0, max: longestDelay });

const isAnnulled = ({ type, second, annulledAfter }: Happening, at: number): boolean =>
  type === 'GOAL' && annulledAfter !== null && second + annulledAfter <= at;

/** The match as its source has it at a moment. */
function stateAt(all: readonly Happening[], at: number): Match {
  const goals = (side: Side): number =>
    all.filter((each) => each.type === 'GOAL' && each.side === side && each.second <= at && !isAnnulled(each, at))
      .length;
  return withState(exampleMatch({ status: 'IN_PLAY', utcKickoff: kickoff }), {
    status: 'IN_PLAY',
    minute: Math.floor(at / 60),
    injuryTime: null,
    score: { home: goals('home'), away: goals('away') },
    updatedAt: later(at),
  });
}

const nobody = { formation: null, lineup: [], bench: [] };

/** The figures that its source has measured up to a moment. */
const measuredAt = (at: number): Pick<MatchReport, 'statistics'> => ({
  statistics: { clock: { minute: Math.floor(at / 60), injuryTime: null }, figures: [] },
});

/** The report as its source has it at a moment. */
function reportAt(all: readonly Happening[], at: number): MatchReport {
  const events = all.flatMap((each, index): MatchEvent[] => {
    if (each.second > at) return [];
    const facts = { id: `e${index}`, minute: Math.floor(each.second / 60), teamSide: each.side };
    const rest = each.type === 'GOAL' ? { goal: 'regular', cancelled: isAnnulled(each, at) } : {};
    return [{ extraTime: null, playerName: null, assistName: null, ...facts, type: each.type, ...rest } as MatchEvent];
  });
  return { match: stateAt(all, at), events, lineUps: { home: nobody, away: nobody }, referee: null, ...measuredAt(at) };
}

/** The part of a report that a spectator whose picture is some seconds behind may see at a moment. */
function seen(all: readonly Happening[], now: number, seconds: number): MatchReport {
  const until =
    (Date.parse(knownUntil({ kind: 'delayed', seconds }, later(now), kickoff)) - Date.parse(kickoff)) / 1000;
  const isDue = ({ id, ...event }: MatchEvent): boolean => {
    const each = all[Number(id.slice(1))];
    if (each === undefined) return false;
    return event.type === 'GOAL' && event.cancelled ? isAnnulled(each, until) : each.second <= until;
  };
  return reportAsOf(reportAt(all, now), stateAt(all, until), { isDue, measured: measuredAt(until) });
}

test('KNOWN-4 without a delay a report, its score and its figures are as the source has them', () => {
  fc.assert(
    fc.property(happenings, moment, (all, now) => {
      expect(seen(all, now, 0)).toEqual(reportAt(all, now));
    }),
    settings,
  );
});

test('KNOWN-4 a delayed report, its score, its figures and its momentum are those of the moment that is due', () => {
  fc.assert(
    fc.property(happenings, moment, delay, (all, now, seconds) => {
      const [shown, then] = [seen(all, now, seconds), reportAt(all, now - seconds)];
      expect(shown).toEqual(then);
      const last = Math.floor((now - seconds) / 60);
      expect(momentumMinutes(shown.events, last)).toEqual(momentumMinutes(then.events, last));
    }),
    settings,
  );
});

test('KNOWN-4 no event leaves a delayed report as the match goes on', () => {
  fc.assert(
    fc.property(happenings, moment, moment, delay, (all, one, other, seconds) => {
      const ids = (now: number) => seen(all, now, seconds).events.map(({ id }) => id);
      const after = ids(Math.max(one, other));
      for (const id of ids(Math.min(one, other))) expect(after).toContain(id);
    }),
    settings,
  );
});

const result = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
const play = fc.record({
  result,
  status: fc.constantFrom('IN_PLAY', 'PAUSED', 'FINISHED'),
  reds: result,
  second: moment,
});
type Play = typeof play extends fc.Arbitrary<infer Value> ? Value : never;

const played = ({ result: [home, away], status, reds, second }: Play, parts: Partial<MatchParts> = {}): Match =>
  exampleMatch({
    status,
    utcKickoff: kickoff,
    score: { fullTime: { home, away } },
    redCards: { home: reds[0], away: reds[1] },
    updatedAt: later(second),
    ...parts,
  });

test('KNOWN-2 and KNOWN-3 a hidden match, and one that has only begun, are the same whatever has happened in it', () => {
  fc.assert(
    fc.property(play, play, (one, other) => {
      expect(hiddenMatch(played(one))).toEqual(hiddenMatch(played(other)));
      expect(matchBegun(played(one))).toEqual(matchBegun(played(other)));
    }),
    settings,
  );
});

const team = (id: number) => ({ id, name: `Lag ${id}`, shortName: null, tla: null, crest: null });
const pairs = [1, 2, 3, 4].flatMap((home) =>
  [1, 2, 3, 4].flatMap((away) => (home < away ? [[home, away] as const] : [])),
);
/** A season of six matches, one a day, with whether each result is known. */
const season = fc.array(fc.record({ result, isKnown: fc.boolean() }), {
  minLength: pairs.length,
  maxLength: pairs.length,
});

function seasonOf(results: readonly { readonly result: readonly [number, number] }[]): readonly Match[] {
  return pairs.map(([home, away], index) => {
    const [homeGoals = 0, awayGoals = 0] = results[index]?.result ?? [];
    return exampleMatch({
      id: index + 1,
      status: 'FINISHED',
      homeTeam: team(home),
      awayTeam: team(away),
      utcKickoff: instantAt(Date.parse(kickoff) + index * 86_400_000),
      score: { fullTime: { home: homeGoals, away: awayGoals } },
    });
  });
}

/** The table of a season as its reader may know it. */
function tableOf(all: readonly Match[], isKnown: (index: number) => boolean): readonly StandingsRow[] {
  const totals = standingsOf(all, 'TOTAL');
  const shown = all.map((match, index) => (isKnown(index) ? match : hiddenMatch(match)));
  return standingsWithout(
    totals,
    unknownResults(totals, all, shown, () => false),
    'TOTAL',
  );
}

const plain = (rows: readonly StandingsRow[]) =>
  new Map(
    rows.map(({ team: { id }, playedGames, points, goalsFor, goalsAgainst }) => [
      id,
      [playedGames, points, goalsFor, goalsAgainst],
    ]),
  );

test('KNOWN-10 a table counts the known results, all of them where nothing is hidden, and no other', () => {
  fc.assert(
    fc.property(season, (results) => {
      const all = seasonOf(results);
      expect(tableOf(all, () => true)).toEqual(standingsOf(all, 'TOTAL'));
      const knownOnly = all.map((match, index) => (results[index]?.isKnown === true ? match : hiddenMatch(match)));
      expect(plain(tableOf(all, (index) => results[index]?.isKnown === true))).toEqual(
        plain(standingsOf(knownOnly, 'TOTAL')),
      );
    }),
    settings,
  );
});

test('KNOWN-10 a table that may show one more result has no team with fewer matches or goals', () => {
  fc.assert(
    fc.property(season, fc.nat({ max: pairs.length - 1 }), (results, more) => {
      const all = seasonOf(results);
      const isKnown = (index: number): boolean => results[index]?.isKnown === true;
      const after = plain(tableOf(all, (index) => index === more || isKnown(index)));
      for (const [id, numbers] of plain(tableOf(all, isKnown))) {
        numbers.forEach((number, column) => expect(after.get(id)?.[column]).toBeGreaterThanOrEqual(number));
      }
    }),
    settings,
  );
});

test('KNOWN-2 the form of a team is that of its known matches', () => {
  fc.assert(
    fc.property(season, (results) => {
      const isKnown = (index: number): boolean => results[index]?.isKnown === true;
      const all = seasonOf(results);
      const shown = all.map((match, index) => (isKnown(index) ? match : hiddenMatch(match)));
      for (const { id } of all.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])) {
        if (id === null) throw new Error('A team of the season has no id');
        const form = (matches: readonly Match[]) => formOf(matches, id, later(10 * 86_400));
        expect(form(shown)).toEqual(form(all.filter((_, index) => isKnown(index))));
      }
    }),
    settings,
  );
});

test('KNOWN-11 who hides more, or is further behind, sees no points that were hidden before', () => {
  const round = {
    game: 'fpl',
    current: { number: 12, deadline: later(-86_400) },
    next: { number: 13, deadline: later(86_400) },
  } as const;
  const hidden = fc.array(
    fc.integer({ min: -200_000, max: 200_000 }).map((second) => exampleMatch({ utcKickoff: later(second) })),
  );
  const phases = fc.array(fc.constantFrom('upcoming', 'in-play', 'over'));
  fc.assert(
    fc.property(phases, hidden, hidden, delay, delay, (shown, some, more, one, other) => {
      const fixtures = shown.map((phase, id) => ({
        id,
        homeName: 'Arsenal',
        awayName: 'Everton',
        phase,
        standings: [],
      }));
      const tells = (matches: readonly Match[], delaySeconds: number) =>
        roundTells(
          { ...round, fixtures },
          {
            hidden: matches,
            groups: [],
            delaySeconds,
          },
        );
      expect(tells([], 0)).toBe(false);
      if (tells(some, Math.min(one, other))) expect(tells([...some, ...more], Math.max(one, other))).toBe(true);
    }),
    settings,
  );
});

const searched = fc.array(
  fc.record({ one: play, other: play, isHidden: fc.boolean(), day: fc.integer({ min: -3, max: 3 }) }),
  { maxLength: 8 },
);
type Searched = typeof searched extends fc.Arbitrary<infer Value> ? Value : never;
const text = fc.constantFrom('lag', 'lag 1', 'lag 2 lag 3', 'lag 9');
const find = (words: string, matches: readonly Match[]) =>
  searchAll(words, { teams: [], competitions: [], players: [], matches, shownName: () => null })?.matches;
const playedAll = (all: Searched, playOf: (each: Searched[number]) => Play): readonly Match[] =>
  all.map((each, index) =>
    played(playOf(each), {
      id: index + 1,
      homeTeam: team(index),
      awayTeam: team(index + 1),
      utcKickoff: later(each.day * 86_400),
    }),
  );
const withoutHidden = (all: Searched, matches: readonly Match[]): readonly Match[] =>
  matches.map((match, index) => (all[index]?.isHidden === true ? hiddenMatch(match) : match));

test('KNOWN-2 a search finds the same matches in the same order, whatever has happened in the hidden ones', () => {
  fc.assert(
    fc.property(searched, text, (all, words) => {
      const found = (which: 'one' | 'other') =>
        find(
          words,
          withoutHidden(
            all,
            playedAll(all, (each) => (each.isHidden ? each[which] : each.one)),
          ),
        );
      expect(found('one')).toEqual(found('other'));
    }),
    settings,
  );
});

test('KNOWN-2 a search finds a hidden match by the words that find it when it is shown', () => {
  fc.assert(
    fc.property(searched, text, (all, words) => {
      const few = playedAll(all.slice(0, 5), ({ one }) => one);
      const ids = (matches: readonly Match[]) =>
        find(words, matches)
          ?.map(({ id }) => id)
          .toSorted();
      expect(ids(withoutHidden(all, few))).toEqual(ids(few));
    }),
    settings,
  );
});
