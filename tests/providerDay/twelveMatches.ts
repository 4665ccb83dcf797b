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
  /** The provider's knowledge of a match at a moment. */
  readonly football: (now: number) => Football;
}

/** A Saturday: twenty matches of three competitions, twelve of them in play at once. */
export async function openSaturday(): Promise<MatchDay> {
  const { premierLeague, worldCup, eliteserien } = await loadSeed();
  return openDay([premierLeague, worldCup, eliteserien], slots);
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

function openDay(
  seasons: readonly Season[],
  slots: readonly { readonly at: number; readonly matches: number }[],
): MatchDay {
  const kickOffs = slots.flatMap(({ at, matches }) => Array.from({ length: matches }, () => at));
  const matches = kickOffs.flatMap((kickOff, index): PlayedMatch[] => {
    const season = seasons[index % seasons.length];
    return season === undefined
      ? []
      : [{ ...playedMatch(season, index, 48), id: 1000 + index, kickOff, knownFrom: kickOff - 7 * 24 * hour }];
  });
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
