import type { FantasyGame } from '@tribunen/domain';
import { object, parse } from 'valibot';
import { loadSeed } from '../../seed/loadSeed.ts';
import { seedNames } from '../../seed/seedSchema.ts';
import type { MatchData } from '../MatchData.ts';
import { MatchDay } from '../MatchDay.ts';
import { matchDataOf } from '../matchDataOf.ts';
import { simulatedFootball } from './simulatedFootball.ts';
import { ApiFootballStandIn } from './ApiFootballStandIn.ts';
import { FantasyStandIn } from './FantasyStandIn.ts';
import { FootballDataStandIn } from './FootballDataStandIn.ts';
import { withOtherLeagues } from './withOtherLeagues.ts';

export interface ProvidersOptions {
  readonly now: () => number;
  /** Decides the matches: the same seed gives the same matches. */
  readonly seed: number;
  /** Seconds of play in a second of real time. */
  readonly speed: number;
  readonly plan: 'free' | 'paid';
  readonly perMinute: number;
}

/** Stand-ins of the providers, whose matches the simulator plays from now on. */
export interface Providers {
  readonly apiFootball: (request: Request) => Promise<Response>;
  readonly footballData: (request: Request) => Promise<Response>;
  readonly fantasy: (request: Request, game: FantasyGame) => Response;
}

/** Opens stand-ins of API-Football, of football-data.org and of the two fantasy games, on one simulated match day. */
export async function openProviders({ now, seed, speed, plan, perMinute }: ProvidersOptions): Promise<Providers> {
  const [data, { playerNames }] = await Promise.all([loadSeed(), import('../../seed/playerNames.ts')]);
  const { PL: names } = parse(object({ PL: seedNames.value }), playerNames);
  const matchDay = new MatchDay({ data, seed, speed, anchor: now(), programme: 'kampdag' });
  const matches = matchDataOf(matchDay, data);
  const ofFootballData = withoutLackedLeagues(matches);
  const standIn = new FootballDataStandIn({
    football: (at) => withOtherLeagues(simulatedFootball(ofFootballData, at), names),
    now,
    plan,
    perMinute,
  });
  const ofApiFootball = { free: { perMinute: 10, perDay: 100 }, paid: { perMinute: 300, perDay: 7500 } };
  const norway = new ApiFootballStandIn({
    football: (at) => simulatedFootball(matches, at),
    now,
    ...ofApiFootball[plan],
  });
  const games = {
    fpl: new FantasyStandIn('fpl', matches, now),
    eliteserien: new FantasyStandIn('eliteserien', matches, now),
  };
  return {
    apiFootball: (request) => norway.answer(request),
    footballData: (request) => standIn.answer(request),
    fantasy: (request, game) => games[game].answer(request),
  };
}

/** The leagues that football-data.org lacks, by our codes. */
const lacked: ReadonlySet<string> = new Set(['OBL', 'TOP']);

function withoutLackedLeagues(matches: MatchData): MatchData {
  return {
    ...matches,
    listDay: (day, now) => matches.listDay(day, now).filter(({ competition }) => !lacked.has(competition.code)),
    seasons: matches.seasons.filter(({ competition }) => !lacked.has(competition.code)),
  };
}
