import type { PlayerRatingHistoryRow, PlayerRatingRow } from '@tribunen/contract';
import { builtInTeams, toStars } from '@tribunen/domain';
import { parse } from 'valibot';
import { inventSquad } from '../seed/inventSquad.ts';
import type { CrowdSpectator } from '../seed/spectators.ts';
import { seedNames } from '../seed/seedSchema.ts';
import type { SquadPlayer } from '../seed/SquadPlayer.ts';
import type { Database } from './database.ts';
import { demoSpectator } from './demoSpectator.ts';
import { createRandom, type Random } from './feed/createRandom.ts';
import { drawInteger } from './feed/drawInteger.ts';
import { seededUuid } from './feed/seededUuid.ts';
import { shuffled } from './feed/shuffled.ts';

/** The team in Eliteserien that the demo spectator follows. */
const brann = 900_002;
/** How many players of a team have ratings, and how many spectators have rated each. */
const ratedPlayers = 6;
const raters = { least: 3, most: 7 };
/** Arsenal, whom the demo spectator follows: its best players have been rated after these matches, by so many. */
const followed = 57;
const earlier = { players: 3, matches: 5, raters: 4 };
const dayMs = 86_400_000;
const created_at = '2026-08-01T10:00:00.000Z';

/**
 * Puts what the crowd thinks of some players into the database: of the clubs that can be scouted without a list, and of
 * Brann. The demo spectator has rated a few too. It is the same in every demo.
 *
 * @param now milliseconds since 1970
 */
export async function fillRatings(
  database: Database,
  spectators: readonly CrowdSpectator[],
  now: number,
): Promise<void> {
  const { playerNames } = await import('../seed/playerNames.ts');
  const names = parse(seedNames, playerNames);
  const teams = [...builtInTeams.map(({ id }) => ({ id: Number(id), league: 'PL' })), { id: brann, league: 'TIP' }];
  const ratings = teams.flatMap(({ id, league }) => {
    const ofLeague = names[league];
    return ofLeague === undefined ? [] : teamRatings(inventSquad(id, ofLeague), spectators, createRandom('ratings', id));
  });
  await database.player_ratings.insert(ratings);
  const ofFollowed = names['PL'] === undefined ? [] : inventSquad(followed, names['PL']);
  await database.player_rating_history.insert(earlierRatings(ofFollowed, spectators, now));
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
      // The demo spectator has rated every other of them.
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

/** The matches were a week apart, the last a week ago. */
function earlierRatings(
  squad: readonly SquadPlayer[],
  spectators: readonly CrowdSpectator[],
  now: number,
): readonly PlayerRatingHistoryRow[] {
  const random = createRandom('earlier ratings', followed);
  const none = { technical_rating: null, physical_rating: null, tactical_rating: null, mental_rating: null };
  return squad.slice(8, 8 + earlier.players).flatMap(({ id }) =>
    Array.from({ length: earlier.matches }, (_, week) => {
      const level = 2.6 + random() * 2;
      const users = [demoSpectator.id, ...spectators.slice(0, earlier.raters).map((spectator) => spectator.id)];
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
