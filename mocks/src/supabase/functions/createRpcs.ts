import type { Clock } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import type { RowsRpc } from '../rest/Rpc.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { friendsFantasyTeams } from './friendsFantasyTeams.ts';
import { invitationsByToken } from './invitationsByToken.ts';
import { reorderFollows } from './reorderFollows.ts';
import { replaceFantasyPlayers } from './replaceFantasyPlayers.ts';
import { playerRatingCourse } from './playerRatingCourse.ts';
import { playerRatingTotals } from './playerRatingTotals.ts';

/**
 * The functions of the database that return rows, as in `supabase/migrations`.
 *
 * @param newId UUIDs of new rows
 * @example
 * const rpcs = createRpcs(database, clock, () => crypto.randomUUID());
 */
export function createRpcs(
  database: Database,
  clock: Pick<Clock, 'now'>,
  newId: () => string,
): Readonly<Record<string, RowsRpc>> {
  return {
    get_invitation_by_token_secure: {
      parameters: { invitation_token: 'text' },
      returns: { sender_name: 'text', standing: 'text', recipient_hint: 'text' },
      roles: ['anon', 'authenticated', 'service_role'],
      call: (who, { invitation_token }) => invitationsByToken({ database, who, now: clock.now() }, invitation_token),
    },
    player_rating_course: {
      parameters: { rated_player: 'text' },
      returns: {
        match_id: 'text',
        rated_at: 'timestamptz',
        own_rating: 'numeric',
        friends_average: 'numeric',
        friends_count: 'int4',
        crowd_average: 'numeric',
        crowd_count: 'int4',
      },
      roles: ['anon', 'authenticated', 'service_role'],
      call: (who, { rated_player }) => playerRatingCourse(database, who, String(rated_player)),
    },
    player_rating_totals: {
      parameters: { rated_players: 'jsonb' },
      returns: {
        player_id: 'text',
        category: 'text',
        crowd_sum: 'numeric',
        crowd_count: 'int4',
        friends_sum: 'numeric',
        friends_count: 'int4',
      },
      roles: ['anon', 'authenticated', 'service_role'],
      call: (who, { rated_players }) => playerRatingTotals(database, who, rated_players),
    },
    accept_invitation_secure_v2: {
      parameters: { invitation_token: 'text' },
      returns: { success: 'bool', message: 'text', friend_name: 'text' },
      roles: ['authenticated', 'service_role'],
      call: async (asker, { invitation_token }, admit) => {
        const who = asker.role === 'authenticated' ? asker : null;
        const asked = { database, who, now: clock.now(), newId };
        return [await acceptInvitation(asked, String(invitation_token), (answer) => admit([answer]))];
      },
    },
    reorder_follows: {
      parameters: { competitions: 'jsonb', teams: 'jsonb', players: 'jsonb' },
      optional: ['competitions', 'teams', 'players'],
      returns: { id: 'uuid', priority: 'int4' },
      roles: ['authenticated'],
      call: (who, lists, admit) => reorderFollows({ database, who }, lists, admit),
    },
    replace_fantasy_players: {
      parameters: { players: 'jsonb', game: 'text' },
      optional: ['game'],
      returns: { player_name: 'text' },
      roles: ['authenticated', 'service_role'],
      call: (who, { players, game }, admit) =>
        replaceFantasyPlayers({ database, who, newId }, { players, game: game ?? 'fpl' }, admit),
    },
    friends_fantasy_teams: {
      parameters: { game: 'text' },
      optional: ['game'],
      returns: { friend_id: 'uuid', fantasy_team_id: 'text' },
      roles: ['authenticated', 'service_role'],
      call: (who, { game }) => friendsFantasyTeams(database, who, game ?? 'fpl'),
    },
  };
}
