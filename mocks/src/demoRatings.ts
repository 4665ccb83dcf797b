import type { PlayerRatingHistoryRow, PlayerRatingRow } from '@tribunen/contract';
import { builtInTeams, toStars } from '@tribunen/domain';
import {
  createRandom,
  type CrowdSpectator,
  drawInteger,
  type Random,
  type Seed,
  seededUuid,
  shuffled,
  type SquadPlayer,
} from '@tribunen/football';
import type { Database } from './database.ts';
import { demoSpectator } from './demoSpectator.ts';

type Tables = Pick<Database, 'player_ratings' | 'player_rating_history'> & {
  readonly auth: Pick<Database['auth'], 'users'>;
};

export interface RatedWorld {
  readonly data: Seed;
  readonly spectators: readonly CrowdSpectator[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** SK Brann, which the demo spectator follows in Eliteserien. */
const brann = 900_002;
/** How many players of a team have ratings, and how many spectators have rated each of these players. */
const ratedPlayers = 6;
const raters = { least: 3, most: 7 };
/**
 * Arsenal, which the demo spectator follows. Some of its players also have ratings from earlier matches, by some of the
 * spectators and by the demo spectator. `earlier` has the number of players, matches and spectators.
 */
const followed = 57;
const earlier = { first: 8, players: 3, matches: 5, raters: 4 };
const dayMs = 86_400_000;
const created_at = '2026-08-01T10:00:00.000Z';

/**
 * Writes ratings of players of Brann and of the clubs that are built into the app. The ratings of simulated spectators
 * and of the demo spectator have the same stars in every demo. A row that exists stays unchanged, because its user may
 * have changed it before a reload.
 */
export async function fillRatings(database: Tables, { data, spectators, now }: RatedWorld): Promise<void> {
  const { premierLeague, eliteserien } = data;
  const isNew = (
    { id, user_id }: { readonly id: string; readonly user_id: string },
    table: { holds(key: unknown): boolean },
  ) => !table.holds(id) && database.auth.users.holds(user_id);
  const clubs = builtInTeams.map(({ id }) => Number(id));
  const squads = [
    ...clubs.map((id) => [id, premierLeague.squads.get(id) ?? []] as const),
    [brann, eliteserien.squads.get(brann) ?? []] as const,
  ];
  const ratings = squads.flatMap(([id, squad]) => teamRatings(squad, spectators, createRandom('ratings', id)));
  await database.player_ratings.insert(ratings.filter((row) => isNew(row, database.player_ratings)));
  const history = earlierRatings(premierLeague.squads.get(followed) ?? [], spectators, now);
  await database.player_rating_history.insert(history.filter((row) => isNew(row, database.player_rating_history)));
}

function teamRatings(
  squad: readonly SquadPlayer[],
  spectators: readonly CrowdSpectator[],
  random: Random,
): readonly PlayerRatingRow[] {
  return shuffled(squad.slice(0, 11), random)
    .slice(0, ratedPlayers)
    .flatMap((player, place) => {
      const level = 2.6 + random() * 2;
      const crowd = shuffled(spectators, random).slice(0, drawInteger(raters.least, raters.most, random));
      // The demo spectator has rated every second one of these players.
      const users = [...crowd.map(({ id }) => id), ...(place % 2 === 0 ? [demoSpectator.id] : [])];
      return users.map((user_id) => ({
        id: seededUuid('rating', player.id, user_id),
        user_id,
        player_id: String(player.id),
        player_name: player.name,
        overall_rating: starsAround(level, random),
        technical_rating: starsAround(level, random),
        physical_rating: starsAround(level, random),
        tactical_rating: random() < 0.5 ? starsAround(level, random) : null,
        mental_rating: random() < 0.5 ? starsAround(level, random) : null,
        match_id: null,
        created_at,
      }));
    });
}

/** Ratings after matches that were a week apart, the last of them a week ago. */
function earlierRatings(
  squad: readonly SquadPlayer[],
  spectators: readonly CrowdSpectator[],
  now: number,
): readonly PlayerRatingHistoryRow[] {
  const random = createRandom('earlier ratings', followed);
  const none = { technical_rating: null, physical_rating: null, tactical_rating: null, mental_rating: null };
  const users = [demoSpectator.id, ...spectators.slice(0, earlier.raters).map(({ id }) => id)];
  return squad.slice(earlier.first, earlier.first + earlier.players).flatMap(({ id }) =>
    Array.from({ length: earlier.matches }, (_, week) => {
      const level = 2.6 + random() * 2;
      return users.map((user_id) => ({
        id: seededUuid('earlier rating', id, week, user_id),
        user_id,
        player_id: String(id),
        match_id: `earlier ${week + 1}`,
        overall_rating: starsAround(level, random),
        ...none,
        rated_at: new Date(now - 7 * (week + 1) * dayMs).toISOString(),
      }));
    }).flat(),
  );
}

function starsAround(level: number, random: Random): PlayerRatingRow['overall_rating'] {
  return toStars(Math.max(0.5, Math.min(5, level + (random() - 0.5) * 2)));
}
