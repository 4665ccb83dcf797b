import {
  epochMs,
  groupByCompetition,
  instantAt,
  normaliseMatch,
  parseOsloDay,
  toUtcInstant,
  type CompetitionGroup,
  type CompetitionParts,
  type Match,
  type MatchParts,
  type OsloDay,
  type TeamParts,
  type UtcInstant,
} from '@tribunen/domain';

/** The day of every story. */
export const storyDay: OsloDay = dayOf('2026-07-05');

/** A moment of that day, by Oslo's clock. */
export function storyTime(clock: string): UtcInstant {
  const instant = toUtcInstant(`${storyDay}T${clock}:00+02:00`);
  if (instant === null) throw new Error(`no time of day: ${clock}`);
  return instant;
}

const worldCup: CompetitionParts = { id: 2000, code: 'WC', name: 'VM 2026' };
const fjordLeague: CompetitionParts = { id: 9001, code: 'FJ', name: 'Fjordserien' };
const coastCup: CompetitionParts = { id: 9002, code: 'KY', name: 'Kystcupen' };

let nextTeam = 1;
const nation = (name: string, tla: string): TeamParts => ({ id: nextTeam++, name, tla });
/** Clubs in stories are invented. */
const club = (name: string, shortName = name): TeamParts => ({ id: nextTeam++, name, shortName });

const brazil = nation('Brazil', 'BRA');
const norway = nation('Norway', 'NOR');
const mexico = nation('Mexico', 'MEX');
const england = nation('England', 'ENG');
const france = nation('France', 'FRA');
const senegal = nation('Senegal', 'SEN');
const argentina = nation('Argentina', 'ARG');
const netherlands = nation('Netherlands', 'NED');

const skarvik = club('Skarvik IL', 'Skarvik');
const lyngoy = club('Lyngøy FK', 'Lyngøy');
const tverrdal = club('Tverrdal');
const nordnes = club('Nordnes Fotball', 'Nordnes');
const storefjord = club('Storefjord/Glimre');
const hestvik = club('Hestvik');
const brattheia = club('Brattheia');
const sandsund = club('Sandsund 08');
const kvitnes = club('Kvitnes');
const myrland = club('Myrland');
const ulvesund = club('Ulvesund');
const heimdalen = club('Heimdalen');

let nextMatch = 1;

/** One match of the stories, normalised like any other source's. */
function storyMatch(parts: Omit<MatchParts, 'id'>): Match {
  const match = normaliseMatch({ id: nextMatch++, ...parts });
  if (match === null) throw new Error('a match of the stories is none');
  return match;
}

const goals = (home: number, away: number) => ({ fullTime: { home, away } });

export const goalForNorway = storyMatch({
  homeTeam: brazil,
  awayTeam: norway,
  competition: worldCup,
  status: 'IN_PLAY',
  minute: 90,
  score: goals(0, 2),
  utcKickoff: storyTime('18:00'),
});

export const lateKickoff = storyMatch({
  homeTeam: mexico,
  awayTeam: england,
  competition: worldCup,
  status: 'TIMED',
  utcKickoff: storyTime('21:00'),
});

export const liveMatch = storyMatch({
  homeTeam: skarvik,
  awayTeam: lyngoy,
  competition: fjordLeague,
  status: 'IN_PLAY',
  minute: 71,
  score: goals(2, 1),
  utcKickoff: storyTime('18:15'),
});

/** The same match, one goal later. */
export const goalForSkarvik: Match = {
  ...liveMatch,
  score: { ...liveMatch.score, fullTime: { home: 3, away: 1 } },
};

export const addedTime = storyMatch({
  homeTeam: tverrdal,
  awayTeam: nordnes,
  competition: fjordLeague,
  status: 'LIVE',
  minute: 90,
  injuryTime: 3,
  score: goals(1, 1),
  utcKickoff: storyTime('18:00'),
});

export const liveWithoutMinute = storyMatch({
  homeTeam: kvitnes,
  awayTeam: myrland,
  competition: coastCup,
  status: 'IN_PLAY',
  score: goals(0, 0),
  utcKickoff: storyTime('19:00'),
});

export const sentOff = storyMatch({
  homeTeam: skarvik,
  awayTeam: lyngoy,
  competition: fjordLeague,
  status: 'IN_PLAY',
  minute: 88,
  score: goals(1, 1),
  redCards: { home: 1, away: 2 },
  utcKickoff: storyTime('18:00'),
});

export const paused = storyMatch({
  homeTeam: nordnes,
  awayTeam: sandsund,
  competition: fjordLeague,
  status: 'PAUSED',
  minute: 45,
  score: goals(2, 0),
  utcKickoff: storyTime('19:00'),
});

export const finished = storyMatch({
  homeTeam: storefjord,
  awayTeam: hestvik,
  competition: fjordLeague,
  status: 'FINISHED',
  score: goals(5, 1),
  utcKickoff: storyTime('15:00'),
});

export const finishedLevel = storyMatch({
  homeTeam: brattheia,
  awayTeam: kvitnes,
  competition: fjordLeague,
  status: 'FINISHED',
  score: goals(2, 2),
  utcKickoff: storyTime('15:00'),
});

export const afterExtraTime = storyMatch({
  homeTeam: france,
  awayTeam: senegal,
  competition: worldCup,
  status: 'FINISHED',
  score: {
    duration: 'EXTRA_TIME',
    fullTime: { home: 2, away: 1 },
    regularTime: { home: 1, away: 1 },
    extraTime: { home: 1, away: 0 },
  },
  utcKickoff: storyTime('12:00'),
});

export const afterShootOut = storyMatch({
  homeTeam: argentina,
  awayTeam: netherlands,
  competition: worldCup,
  status: 'FINISHED',
  score: {
    duration: 'PENALTY_SHOOTOUT',
    fullTime: { home: 6, away: 7 },
    regularTime: { home: 2, away: 2 },
    extraTime: { home: 0, away: 0 },
    penalties: { home: 4, away: 5 },
  },
  utcKickoff: storyTime('12:00'),
});

export const postponed = storyMatch({
  homeTeam: myrland,
  awayTeam: ulvesund,
  competition: coastCup,
  status: 'POSTPONED',
  utcKickoff: storyTime('17:00'),
});

export const suspended = storyMatch({
  homeTeam: ulvesund,
  awayTeam: heimdalen,
  competition: coastCup,
  status: 'SUSPENDED',
  utcKickoff: storyTime('17:00'),
});

/** Its day is known, but not its time. */
export const withoutTime = storyMatch({
  homeTeam: heimdalen,
  awayTeam: kvitnes,
  competition: coastCup,
  status: 'SCHEDULED',
  utcKickoff: `${storyDay}T00:00:00Z`,
});

/** It should have begun, but no source has reported anything. */
export const unreported = storyMatch({
  homeTeam: brattheia,
  awayTeam: sandsund,
  competition: fjordLeague,
  status: 'UNREPORTED',
  utcKickoff: storyTime('18:00'),
});

export const cancelled = storyMatch({
  homeTeam: heimdalen,
  awayTeam: brattheia,
  competition: coastCup,
  status: 'CANCELED',
  utcKickoff: storyTime('17:00'),
});

export const awarded = storyMatch({
  homeTeam: sandsund,
  awayTeam: tverrdal,
  competition: coastCup,
  status: 'AWARDED',
  score: goals(3, 0),
  utcKickoff: storyTime('14:00'),
});

export const undecidedTeams = storyMatch({
  homeTeam: { id: null, name: null },
  awayTeam: norway,
  competition: worldCup,
  status: 'SCHEDULED',
  utcKickoff: storyTime('23:00'),
});

export const longNames = storyMatch({
  homeTeam: club('Idrettsforeningen Øvre Storefjordingen'),
  awayTeam: club('Nedre Kvitfjellsdalen og Omegn'),
  competition: fjordLeague,
  status: 'IN_PLAY',
  minute: 12,
  score: goals(10, 11),
  utcKickoff: storyTime('19:15'),
});

/** The names of real teams that are hardest to fit. */
export const hardNames: readonly Match[] = [
  ['Strømsgodset', 'Kristiansund'],
  ['Bodø/Glimt', 'Sarpsborg 08'],
  ['Elfenbenskysten', 'Saudi-Arabia'],
  ['Lillestrøm', 'Bosnia-Hercegovina'],
].map(([home = '', away = '']) =>
  storyMatch({
    homeTeam: club(home),
    awayTeam: club(away),
    competition: fjordLeague,
    status: 'IN_PLAY',
    minute: 90,
    injuryTime: 3,
    score: goals(2, 1),
    utcKickoff: storyTime('18:00'),
  }),
);

export const simulated = storyMatch({
  homeTeam: kvitnes,
  awayTeam: heimdalen,
  competition: coastCup,
  status: 'IN_PLAY',
  minute: 33,
  score: goals(1, 0),
  utcKickoff: storyTime('19:00'),
  simulated: true,
});

const kickoffTonight = storyMatch({
  homeTeam: ulvesund,
  awayTeam: skarvik,
  competition: fjordLeague,
  status: 'TIMED',
  utcKickoff: storyTime('20:30'),
});

/** A day soon after midnight, with a match of the previous evening. */
export const earlyGroups: readonly CompetitionGroup[] = groupByCompetition([
  storyMatch({
    homeTeam: skarvik,
    awayTeam: lyngoy,
    competition: coastCup,
    status: 'IN_PLAY',
    minute: 112,
    score: goals(2, 2),
    utcKickoff: instantAt(epochMs(storyTime('00:00')) - 2 * 60 * 60_000),
  }),
  kickoffTonight,
  lateKickoff,
]);

/** The followed matches on a full day. */
export const followedGroups: readonly CompetitionGroup[] = groupByCompetition([
  goalForNorway,
  afterShootOut,
  lateKickoff,
  liveMatch,
  addedTime,
  paused,
  finished,
  finishedLevel,
  kickoffTonight,
]);

/** The other matches of that day. */
export const otherGroups: readonly CompetitionGroup[] = groupByCompetition([
  afterExtraTime,
  undecidedTeams,
  simulated,
  awarded,
  postponed,
  suspended,
  cancelled,
]);

/** A day of three hundred matches in forty competitions. */
export function longDay(): readonly CompetitionGroup[] {
  const matches = Array.from({ length: 300 }, (_, i) => {
    const league = i % 40;
    return storyMatch({
      homeTeam: club(`Hjemmelag ${i + 1}`),
      awayTeam: club(`Bortelag ${i + 1}`),
      competition: { id: 9100 + league, code: `S${league}`, name: `Serie ${league + 1}` },
      status: i % 3 === 0 ? 'IN_PLAY' : i % 3 === 1 ? 'FINISHED' : 'TIMED',
      ...(i % 3 !== 2 && { score: goals(i % 4, i % 3) }),
      ...(i % 3 === 0 && { minute: (i % 90) + 1 }),
      utcKickoff: storyTime('18:00'),
    });
  });
  return groupByCompetition(matches);
}

function dayOf(text: string): OsloDay {
  const day = parseOsloDay(text);
  if (day === null) throw new Error(`no day: ${text}`);
  return day;
}
