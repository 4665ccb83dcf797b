import type { Expectation } from './Expectation.ts';
import { no } from './Outcomes.ts';
import type { Person } from './people.ts';
import { ids } from './ids.ts';

const rating = (user_id: string, match_id: string | null = ids.endedMatch) => [
  { user_id, player_id: ids.player, player_name: 'Berg', match_id, overall_rating: 1 },
];
const starsOf = (id: string) => `player_ratings?select=overall_rating&user_id=eq.${id}&player_id=eq.${ids.player}`;
const hasRated = ({ name }: Person): boolean => ['owner', 'friend', 'stranger'].includes(name);
const closed = 'PT403';

export const calls: readonly Expectation[] = [
  {
    call: 'readMyRatings',
    values: ({ owner }) => ({ user: owner.id, players: ids.player }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: ({ owner }) => [{ user_id: owner.id, overall_rating: 4.5 }],
  },
  {
    call: 'readRatings',
    values: () => ({ players: ids.player, offset: '0', limit: '1000' }),
    outcomes: [3, 3, 3, 3, 3, 3],
  },
  {
    call: 'ratePlayers',
    what: 'in the owner’s name',
    body: ({ owner }) => rating(owner.id),
    outcomes: [no, 1, no, no, no, no],
    leaves: ({ owner }, { name }) => [starsOf(owner.id), [{ overall_rating: name === 'owner' ? 1 : 4.5 }]],
    changes: ['player_rating_history', 'player_ratings'],
  },
  {
    call: 'ratePlayers',
    // The owner's earlier rating of this player is for a match that kicked off two hours after this one.
    what: 'in the owner’s name, of a player whom the owner has rated after a match within twelve hours',
    body: ({ owner }) => rating(owner.id).map((row) => ({ ...row, player_id: ids.unrated })),
    outcomes: [no, 1, no, no, no, no],
    leaves: ({ owner }, { name }) => [
      `player_rating_history?select=match_id&user_id=eq.${owner.id}&player_id=eq.${ids.unrated}`,
      [{ match_id: name === 'owner' ? ids.endedMatch : ids.match }],
    ],
    changes: ['player_rating_history', 'player_ratings'],
  },
  {
    call: 'ratePlayers',
    what: 'without a match',
    body: (_people, { id }) => rating(id, null),
    outcomes: [no, closed, closed, closed, closed, closed],
  },
  {
    call: 'ratePlayers',
    what: 'after an unknown match',
    body: (_people, { id }) => rating(id, 'unknown'),
    outcomes: [no, closed, closed, closed, closed, closed],
  },
  {
    call: 'ratePlayers',
    what: 'while the match is played',
    body: (_people, { id }) => rating(id, ids.match),
    outcomes: [no, closed, closed, closed, closed, closed],
  },
  {
    call: 'ratePlayers',
    what: 'in the rating window of the match',
    body: (_people, { id }) => rating(id, ids.endedMatch),
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: (_people, me) => [starsOf(me.id), me.name === 'visitor' ? [] : [{ overall_rating: 1 }]],
    changes: ['player_rating_history', 'player_ratings'],
  },
  {
    call: 'ratePlayers',
    what: 'after the rating window of the match',
    body: (_people, { id }) => rating(id, ids.closedMatch),
    outcomes: [no, closed, closed, closed, closed, closed],
    leaves: (_people, me) => [`${starsOf(me.id)}&overall_rating=gt.1`, hasRated(me) ? [{}] : []],
  },
  {
    call: 'ratePlayers',
    what: 'with two ratings, one of them with a quarter of a star',
    body: (_people, { id }) => [
      { ...rating(id)[0], player_id: ids.unrated },
      { ...rating(id)[0], overall_rating: 4.25 },
    ],
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
    leaves: () => [`player_ratings?select=id&player_id=eq.${ids.unrated}`, []],
  },
  {
    call: 'readRatingTotals',
    body: () => ({ rated_players: [ids.player] }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: (_people, { name }) => [
      {
        player_id: ids.player,
        category: 'overall',
        crowd_sum: 9.5,
        crowd_count: 3,
        friends_count: name === 'owner' || name === 'friend' ? 1 : 0,
      },
    ],
  },
  {
    call: 'readRatingCourse',
    body: () => ({ rated_player: ids.player }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: (_people, { name }) => [
      {
        match_id: 'unknown',
        crowd_count: 3,
        own_rating: name === 'owner' ? 4.5 : name === 'friend' ? 3 : name === 'stranger' ? 2 : null,
        friends_average: name === 'owner' ? 3 : name === 'friend' ? 4.5 : null,
      },
    ],
  },
];
