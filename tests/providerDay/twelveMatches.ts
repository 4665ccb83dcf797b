import type { Football } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import { loadSeed, playedMatch, type PlayedMatch, type Season, toMatchReport } from '@tribunen/football/simulator';

const hour = 60 * 60_000;

/** The kick-off of the twelve matches. */
export const mainKickOff = Date.parse('2026-11-21T16:00:00Z');
/** How many matches kick off together, and when. */
const slots = [
  { at: mainKickOff - 2.5 * hour, matches: 4 },
  { at: mainKickOff, matches: 12 },
  { at: mainKickOff + 4 * hour, matches: 4 },
];

/** A day of the simulator. */
export interface MatchDay {
  readonly matches: readonly PlayedMatch[];
  /** The football data that the provider has at a moment. */
  readonly football: (now: number) => Football;
}

/** A Saturday: twenty matches of three competitions, twelve of them in play at once. */
export async function openSaturday(): Promise<MatchDay> {
  const { premierLeague, worldCup, eliteserien } = await loadSeed();
  return openDay([premierLeague, worldCup, eliteserien], slots);
}

/** Sixty matches of Eliteserien that kick off together, to measure a run of the jobs with as much work as possible. */
export async function openSixty(): Promise<MatchDay> {
  const { eliteserien } = await loadSeed();
  return openDay([eliteserien], [{ at: mainKickOff, matches: 60 }]);
}

/** A Norwegian Sunday: six matches of Eliteserien at 17:00, and two at 19:15. */
export async function openSunday(): Promise<MatchDay> {
  const { eliteserien } = await loadSeed();
  return openDay(
    [eliteserien],
    [
      { at: mainKickOff, matches: 6 },
      { at: mainKickOff + 2.25 * hour, matches: 2 },
    ],
  );
}

/**
 * A Norwegian Saturday of six and a half hours: three matches of Toppserien at 13:30, four of OBOS-ligaen at 15:00, six
 * of Eliteserien at 17:00 and 19:15, and beside them seven abroad from 13:30 to 18:30.
 */
export async function openNorwegianSaturday(): Promise<MatchDay> {
  const { premierLeague, eliteserien } = await loadSeed();
  const as = (code: string, dbId: number, name: string): Season => ({
    ...eliteserien,
    competition: { ...eliteserien.competition, id: dbId, code, name },
  });
  const toppserien = as('TOP', 725_000, 'Toppserien');
  const obosLigaen = as('OBL', 104_000, 'OBOS-ligaen');
  const clock = (hours: number): number => mainKickOff + (hours - 17) * hour;
  const kickOffs: readonly (readonly [season: Season, at: number, matches: number])[] = [
    [toppserien, clock(13.5), 3],
    [premierLeague, clock(13.5), 1],
    [obosLigaen, clock(15), 4],
    [premierLeague, clock(16), 5],
    [eliteserien, clock(17), 4],
    [premierLeague, clock(18.5), 1],
    [eliteserien, clock(19.25), 2],
  ];
  const places = kickOffs.flatMap(([listedIn, at, matches]): Place[] =>
    Array.from({ length: matches }, () => ({
      season: listedIn === premierLeague ? premierLeague : eliteserien,
      listedIn,
      at,
    })),
  );
  return dayOf(places, [eliteserien, premierLeague, toppserien, obosLigaen]);
}

function openDay(
  seasons: readonly Season[],
  slots: readonly { readonly at: number; readonly matches: number }[],
): MatchDay {
  const kickOffs = slots.flatMap(({ at, matches }) => Array.from({ length: matches }, () => at));
  const places = kickOffs.flatMap((at, index) => {
    const season = seasons[index % seasons.length];
    return season === undefined ? [] : [{ season, at }];
  });
  return dayOf(places, seasons);
}

/**
 * A match that kicks off at `at`. It is simulated with the teams of `season`, and listed in the competition of
 * `listedIn`.
 */
interface Place {
  readonly season: Season;
  readonly listedIn?: Season;
  readonly at: number;
}

function dayOf(places: readonly Place[], seasons: readonly Season[]): MatchDay {
  const matches = places.map(({ season, listedIn = season, at }, index): PlayedMatch => ({
    ...playedMatch(season, index, 48),
    competition: listedIn.competition,
    id: 1000 + index,
    kickOff: at,
    knownFrom: at - 7 * 24 * hour,
  }));
  return { matches, football: (now) => footballOf(matches, seasons, now) };
}

function footballOf(matches: readonly PlayedMatch[], seasons: readonly Season[], now: number): Football {
  const competitions = seasons.map(({ competition }) => ({ ...competition, emblem: null }));
  const nothing = (): Promise<null> => Promise.resolve(null);
  return {
    competitions: () => Promise.resolve(competitions),
    matchesOn: (day) =>
      Promise.resolve(
        matches
          .filter(({ kickOff }) => osloDayOf(instantAt(kickOff)) === addDays(day, 0))
          .map((match) => toMatchReport(match, now)),
      ),
    match: (id) => {
      const match = matches.find((each) => each.id === id);
      return Promise.resolve(match === undefined ? null : toMatchReport(match, now));
    },
    seasonOf: (code) => {
      const competition = competitions.find((each) => each.code === code);
      const played = matches
        .filter((match) => match.competition.code === code)
        .map((match) => toMatchReport(match, now));
      return Promise.resolve(competition === undefined ? null : { competition, matches: played });
    },
    standingsOf: nothing,
    scorersOf: nothing,
    teamsOf: nothing,
    teams: () => Promise.resolve([]),
    team: nothing,
  };
}
