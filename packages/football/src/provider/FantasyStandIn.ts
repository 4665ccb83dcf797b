import type { BootstrapStatic, FantasyCalendar } from '@tribunen/contract';
import type { FantasyGame } from '@tribunen/domain';
import type { Season } from '../../seed/loadSeed.ts';
import type { SquadLine } from '../../seed/SquadPlayer.ts';
import type { MatchData } from '../MatchData.ts';
import { fantasyEntryOf, refusalOfTeam } from '../fantasy/fantasyEntryOf.ts';
import { fantasyLeagues } from '../fantasy/fantasyLeagues.ts';
import { FantasyWorld } from '../fantasy/FantasyWorld.ts';
import { seasonOf } from './seasonOf.ts';

const elementTypes: Readonly<Record<SquadLine, number>> = { GK: 1, DF: 2, MF: 3, FW: 4 };
const cost = 55;

/** Stands in for a fantasy game: its addresses, over the simulated matches of its league. */
export class FantasyStandIn {
  readonly #game: FantasyGame;
  readonly #matches: MatchData;
  readonly #now: () => number;

  constructor(game: FantasyGame, matches: MatchData, now: () => number) {
    this.#game = game;
    this.#matches = matches;
    this.#now = now;
  }

  /** The answer to a request. */
  answer(request: Request): Response {
    const season = seasonOf(this.#matches.seasons, fantasyLeagues[this.#game]);
    const found = season === null ? null : this.#find(new URL(request.url), season);
    return found === null ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json(found);
  }

  #find({ pathname, searchParams }: URL, season: Season): object | null {
    const world = new FantasyWorld(this.#game, this.#matches, season, this.#now());
    const current = world.currentEvent;
    const [, , area, id = '', list, event] = pathname.slice(pathname.indexOf('/api/')).split('/');
    if (area === 'bootstrap-static') return seasonAnswer(world, season);
    if (area === 'fixtures' && !searchParams.has('event')) return this.#calendar(season);
    if (area === 'fixtures') return searchParams.get('event') === String(current) ? world.fixtures : [];
    if (area === 'event') return id === String(current) ? { elements: elementsOf(world, season) } : null;
    if (area !== 'entry' || refusalOfTeam(Number(id), this.#game) !== null) return null;
    const { entry, squad } = fantasyEntryOf(Number(id), season, world);
    if (list !== 'event') return entry;
    return event === String(current) ? squad : null;
  }

  /** Every match of the season, with its score once it is over. */
  #calendar({ competition }: Season): FantasyCalendar {
    return this.#matches
      .matchesOf(competition.code, this.#now())
      .map(({ id, matchday = null, utcDate, status, homeTeam, awayTeam, score }) => {
        const isOver = status === 'FINISHED';
        return {
          id,
          event: matchday,
          kickoff_time: utcDate,
          team_h: homeTeam.id ?? 0,
          team_a: awayTeam.id ?? 0,
          team_h_score: isOver ? score.fullTime.home : null,
          team_a_score: isOver ? score.fullTime.away : null,
          finished: isOver,
          finished_provisional: isOver,
        };
      });
  }
}

function seasonAnswer(world: FantasyWorld, { squads }: Season): BootstrapStatic {
  const elements = [...squads].flatMap(([team, players]) =>
    players.map(({ id, name, line }) => ({
      id,
      web_name: name.slice(name.indexOf(' ') + 1),
      team,
      element_type: elementTypes[line],
      now_cost: cost,
    })),
  );
  return { elements, teams: world.teams, events: world.events };
}

function elementsOf(world: FantasyWorld, { squads }: Season): object[] {
  return [...squads.values()].flat().map(({ id }) => world.elementOf(id));
}
