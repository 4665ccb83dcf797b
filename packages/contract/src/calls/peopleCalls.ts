import { boolean, literal, object, optional, pick } from 'valibot';
import { acceptInvitationSecureAnswer, acceptInvitationSecureRequest } from '../rpc/accept_invitation_secure_v2.ts';
import { announcePresenceAnswer, announcePresenceRequest } from '../rpc/announce_presence.ts';
import { invitationByTokenAnswer, invitationByTokenRequest } from '../rpc/get_invitation_by_token_secure.ts';
import { presenceRecord } from '../realtime/online_users.ts';
import { shareDelayAnswer, shareDelayRequest } from '../rpc/share_delay.ts';
import { friendshipRow } from '../tables/friendships.ts';
import { invitationRow } from '../tables/invitations.ts';
import { profileRow } from '../tables/profiles.ts';
import { procedure, read, remove, topic, update, upsert } from './Call.ts';

const friendshipKey = pick(object(friendshipRow.entries), ['id']);
const invitationKey = pick(invitationRow, ['id']);
const profile = pick(profileRow, ['user_id', 'name', 'bio', 'myTeam']);
const profileColumns = 'select=user_id,name,bio,myTeam';
const pending =
  'recipient_email=eq.{email}&status=eq.pending&expires_at=gt.{now}&order=created_at.asc,id.asc&offset={offset}&limit={limit}';

/** Profiles, friendships, invitations, and the users who are online. */
export const peopleCalls = {
  readProfile: read(`profiles?${profileColumns}&user_id=eq.{user}`, profile),
  readProfiles: read(`profiles?${profileColumns}&user_id=in.({users})`, profile),
  saveProfile: upsert(`profiles?on_conflict=user_id&${profileColumns}`, profile, profile),
  readFriendships: read(
    'friendships?select=*&or=(user1_id.eq.{user},user2_id.eq.{user})&order=created_at.asc,id.asc',
    friendshipRow,
  ),
  starFriend: update(
    'friendships?id=eq.{friendship}&select=id',
    object({ is_star_friend_user1: optional(boolean()), is_star_friend_user2: optional(boolean()) }),
    friendshipKey,
  ),
  endFriendship: remove('friendships?id=eq.{friendship}&select=id', friendshipKey),
  hearFriendships: topic('friendships?user1_id=eq.{user}', 'rows', friendshipRow),
  hearFriendshipsAsSecond: topic('friendships?user2_id=eq.{user}', 'rows', friendshipRow),
  readInvitations: read(`invitations?select=*&${pending}`, invitationRow),
  countInvitations: read(`invitations?select=id&${pending}`, invitationKey),
  declineInvitation: update(
    'invitations?token=eq.{token}&select=id',
    object({ status: literal('declined') }),
    invitationKey,
  ),
  findInvitation: procedure('get_invitation_by_token_secure', invitationByTokenRequest, invitationByTokenAnswer),
  acceptInvitationInLink: procedure(
    'accept_invitation_secure_v2',
    acceptInvitationSecureRequest,
    acceptInvitationSecureAnswer,
  ),
  hearInvitations: topic('invitations?recipient_email=eq.{email}', 'rows', invitationRow),
  announcePresence: procedure('announce_presence', announcePresenceRequest, announcePresenceAnswer),
  shareDelay: procedure('share_delay', shareDelayRequest, shareDelayAnswer),
  seeWhoIsOnline: topic('online_users', 'presence', presenceRecord),
};
