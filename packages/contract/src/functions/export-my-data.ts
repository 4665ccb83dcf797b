import { array, type InferOutput, nullable, object, pick, string } from 'valibot';
import { moment, rowId } from '../columns.ts';
import { shutOut } from '../rpc/shutOut.ts';
import { followKindsRow } from '../tables/follow_kinds.ts';
import { friendshipRow } from '../tables/friendships.ts';
import { hiddenWordRow } from '../tables/hidden_words.ts';
import { invitationRow } from '../tables/invitations.ts';
import { messageReadRow } from '../tables/message_reads.ts';
import { messageReportRow } from '../tables/message_reports.ts';
import { messageRow } from '../tables/messages.ts';
import { playerRatingHistoryRow } from '../tables/player_rating_history.ts';
import { playerRatingRow } from '../tables/player_ratings.ts';
import { profileRow } from '../tables/profiles.ts';
import { pushChoicesRow } from '../tables/push_choices.ts';
import { pushMuteRow } from '../tables/push_mutes.ts';
import { pushSubscriptionRow } from '../tables/push_subscriptions.ts';
import { teamMessageRow } from '../tables/team_messages.ts';
import { userBlockRow } from '../tables/user_blocks.ts';
import { userFantasyPlayerRow } from '../tables/user_fantasy_players.ts';
import { userFollowRow } from '../tables/user_follows.ts';
import { userMuteRow } from '../tables/user_mutes.ts';

/** Every row of the caller, by table, as it is stored. The request has no body. */
export const exportMyDataAnswer = object({
  exported_at: moment,
  account: object({ id: rowId, email: string() }),
  tables: object({
    profiles: array(profileRow),
    user_follows: array(userFollowRow),
    user_fantasy_players: array(userFantasyPlayerRow),
    /** Messages that the caller has sent. */
    team_messages: array(teamMessageRow),
    friendships: array(friendshipRow),
    /** Messages that the caller has sent or received. */
    messages: array(messageRow),
    /** Invitations to the caller's address. */
    invitations: array(invitationRow),
    /** Invitations that the caller has sent: without their tokens, and with an address only where the caller typed it. */
    sent_invitations: array(
      object({
        ...pick(invitationRow, ['id', 'status', 'expires_at', 'created_at']).entries,
        recipient_email: nullable(string()),
      }),
    ),
    player_ratings: array(playerRatingRow),
    player_rating_history: array(playerRatingHistoryRow),
    message_reads: array(messageReadRow),
    user_mutes: array(userMuteRow),
    user_blocks: array(userBlockRow),
    hidden_words: array(hiddenWordRow),
    /** Reports that the caller has made. */
    message_reports: array(messageReportRow),
    push_subscriptions: array(pushSubscriptionRow),
    push_choices: array(pushChoicesRow),
    push_mutes: array(pushMuteRow),
    follow_kinds: array(followKindsRow),
    /** Whether, why and until when the caller may not write (DESK-3). */
    shut_outs: array(object(shutOut.entries)),
  }),
});
export type ExportMyDataAnswer = InferOutput<typeof exportMyDataAnswer>;
