import type { Clock } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import type { Rpcs } from '../rest/Rpc.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { friendsFantasyTeams } from './friendsFantasyTeams.ts';
import { invitationsByToken } from './invitationsByToken.ts';
import { reorderFollows } from './reorderFollows.ts';
import { replaceFantasyPlayers } from './replaceFantasyPlayers.ts';
import { playerRatingCourse } from './playerRatingCourse.ts';
import { playerRatingTotals } from './playerRatingTotals.ts';

/**
 * The database functions about invitations, ratings, follows and fantasy teams, as in `supabase/migrations`.
 *
 * @param newId returns a new UUID for a row
 */
export function createRpcs(database: Database, clock: Pick<Clock, 'now'>, newId: () => string): Rpcs {
  return {
    get_invitation_by_token_secure: {
      parameters: { invitation_token: 'text' },
      roles: ['anon', 'authenticated', 'service_role'],
      call: (who, { invitation_token }) => invitationsByToken({ database, who, now: clock.now() }, invitation_token),
    },
    player_rating_course: {
      parameters: { rated_player: 'text' },
      roles: ['anon', 'authenticated', 'service_role'],
      call: (who, { rated_player }) => playerRatingCourse(database, who, String(rated_player)),
    },
    player_rating_totals: {
      parameters: { rated_players: 'jsonb' },
      roles: ['anon', 'authenticated', 'service_role'],
      call: (who, { rated_players }) => playerRatingTotals(database, who, rated_players),
    },
    accept_invitation_secure_v2: {
      parameters: { invitation_token: 'text' },
      roles: ['authenticated', 'service_role'],
      call: async (asker, { invitation_token }) => {
        const who = asker.role === 'authenticated' ? asker : null;
        return [await acceptInvitation({ database, who, now: clock.now(), newId }, String(invitation_token))];
      },
    },
    reorder_follows: {
      parameters: { competitions: 'jsonb', teams: 'jsonb', players: 'jsonb' },
      optional: ['competitions', 'teams', 'players'],
      roles: ['authenticated'],
      call: (who, lists) => reorderFollows({ database, who }, lists),
    },
    replace_fantasy_players: {
      parameters: { players: 'jsonb', game: 'text' },
      optional: ['game'],
      roles: ['authenticated', 'service_role'],
      call: (who, { players, game }) =>
        replaceFantasyPlayers({ database, who, newId }, { players, game: game ?? 'fpl' }),
    },
    friends_fantasy_teams: {
      parameters: { game: 'text' },
      optional: ['game'],
      roles: ['authenticated', 'service_role'],
      call: (who, { game }) => friendsFantasyTeams(database, who, game ?? 'fpl'),
    },
  };
}
