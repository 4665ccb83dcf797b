import {
  bootstrapStatic,
  fantasyEntry,
  type FantasyEntry,
  fantasyEntryPicks,
  type FantasyEntryPicks,
  fantasyEventLive,
  fantasyFixture,
} from '@tribunen/contract';
import { type FantasyGame, TOO_FAST } from '@tribunen/domain';
import { array, type GenericSchema, type InferOutput, nullable, object, string } from 'valibot';
import type { Fantasy } from '../data/Fantasy.ts';
import type { Caller } from '../EdgeFunction.ts';
import { NotKnownYet } from '../NotKnownYet.ts';
import { type Rest, RestError } from './Rest.ts';

/** A client asks again after this many seconds. A job fetches the requested manager at once, in a few seconds. */
const retryAfterSeconds = 3;
/** Higher than the id of any manager in the games, and low enough for an integer column. */
const mostEntries = 1_000_000_000;
const isEntry = (id: number): boolean => Number.isInteger(id) && id > 0 && id < mostEntries;

/**
 * The data of a fantasy game. The jobs store each response of the game's server under its path. A stored null means that
 * the server has nothing at that path.
 *
 * @param caller the sender of the request: if a team is not stored yet, only a signed-in user makes the jobs fetch it
 * @param noteAge receives the time at which an answer was fetched
 */
export function projectFantasy(
  game: FantasyGame,
  rest: Rest,
  caller: Caller,
  noteAge: (fetchedAt: string) => void,
): Fantasy {
  const read = async <Body extends GenericSchema>(path: string, body: Body): Promise<InferOutput<Body> | null> => {
    const name = `fantasy/${game}/${path}`;
    const query = { select: 'body,fetched_at', name: `eq.${name}` };
    const [row] = await rest.read(object({ body: nullable(body), fetched_at: string() }), 'provider_answers', query, 1);
    if (row === undefined) throw new NotKnownYet(name, retryAfterSeconds);
    noteAge(row.fetched_at);
    return row.body;
  };
  const season = async (): Promise<InferOutput<typeof bootstrapStatic> | null> =>
    read('bootstrap-static', bootstrapStatic);
  const squadOf = (id: number, event: number): Promise<FantasyEntryPicks | null> =>
    read(`entry/${id}/event/${event}/picks`, fantasyEntryPicks);
  const liveOf = async (event: number): Promise<InferOutput<typeof fantasyEventLive>['elements']> =>
    (await read(`event/${event}/live`, fantasyEventLive))?.elements ?? [];

  return {
    async team(teamId) {
      if (!isEntry(teamId)) return { status: 'unknown' };
      try {
        const entry = await read(`entry/${teamId}`, fantasyEntry);
        return entry === null ? { status: 'unknown' } : { status: 'known', name: entry.name };
      } catch (error) {
        if (!(error instanceof NotKnownYet)) throw error;
        if (caller.role !== 'authenticated') return { status: 'for-users' };
        const waitSeconds = await wishFor(teamId, caller.id);
        if (waitSeconds !== null) return { status: 'too-many', waitSeconds };
        throw error;
      }
    },
    async picks(teamId) {
      const played = await season();
      const event = played?.events.find(({ is_current }) => is_current);
      if (played === null || event === undefined) return [];
      const [squad, live] = await Promise.all([squadOf(teamId, event.id), liveOf(event.id)]);
      const players = new Map(played.elements.map((player) => [player.id, player]));
      const teams = new Map(played.teams.map((team) => [team.id, team.name]));
      const points = new Map(live.map(({ id, stats }) => [id, stats.total_points]));
      return (squad?.picks ?? []).flatMap(({ element, is_captain, is_vice_captain }) => {
        const player = players.get(element);
        if (player === undefined) return [];
        return [
          {
            element,
            player_name: player.web_name,
            position: player.element_type,
            team_name: teams.get(player.team) ?? '',
            is_captain,
            is_vice_captain,
            now_cost: player.now_cost,
            gameweek_points: points.get(element) ?? 0,
          },
        ];
      });
    },
    async gameweek(teamIds) {
      const played = await season();
      const events = (played?.events ?? []).filter(({ is_current, is_next }) => is_current || is_next);
      const current = events.find(({ is_current }) => is_current);
      const teams = played?.teams ?? [];
      if (current === undefined) return { events, teams, fixtures: [], elements: [], entries: [] };
      const [fixtures, live, entries] = await Promise.all([
        read(`fixtures/${current.id}`, array(fantasyFixture)),
        liveOf(current.id),
        Promise.all(teamIds.map((teamId) => entryOf(teamId, current.id))),
      ]);
      const known = entries.filter((each) => each !== null);
      const picked = new Set(known.flatMap(({ squad }) => squad.picks.map(({ element }) => element)));
      const elements = live.filter(({ id }) => picked.has(id));
      return { events, teams, fixtures: fixtures ?? [], elements, entries: known };
    },
  };

  /** Requests a team. Returns null, or the seconds to wait after too many requests of the user (CHANGE-7). */
  async function wishFor(entry: number, asker: string): Promise<number | null> {
    try {
      await rest.call('wish_for_entry', { game, asker, entry });
      return null;
    } catch (error) {
      if (error instanceof RestError && error.code === TOO_FAST) return Number(error.details);
      throw error;
    }
  }

  /** A manager's entry and squad; null when the game lacks one of them, or when one has not been fetched yet. */
  async function entryOf(
    teamId: number,
    event: number,
  ): Promise<{ readonly entry: FantasyEntry; readonly squad: FantasyEntryPicks } | null> {
    try {
      const [entry, squad] = await Promise.all([read(`entry/${teamId}`, fantasyEntry), squadOf(teamId, event)]);
      return entry === null || squad === null ? null : { entry, squad };
    } catch (error) {
      if (error instanceof NotKnownYet) return null;
      throw error;
    }
  }
}
