import type { InvitationRow, LiveMatchRow, UserFollowRow } from '@tribunen/contract';
import type { JsonRow } from './columnTypes.ts';
import type { SignedIn, Who } from './who.ts';

/** One rule of row-level security: who it is for, and in one sentence (the policy's name) what it lets them do. */
type Policy<Row, Asker extends Who> = {
  readonly sentence: string;
  readonly allows: (who: Asker, row: Row) => boolean;
};

/**
 * What a role may do with a table. An action that is null is not granted at all: asking for it is an error. One that is granted
 * sees only the rows that its rule allows, and what it does not see is simply not there.
 */
export interface Rights<Row, Asker extends Who> {
  readonly select: Policy<Row, Asker> | null;
  readonly insert: Policy<Row, Asker> | null;
  readonly update: (Policy<Row, Asker> & { readonly columns: readonly (keyof Row & string)[] }) | null;
  readonly delete: Policy<Row, Asker> | null;
}

export interface TablePolicies<Row extends JsonRow> {
  readonly anon: Rights<Row, Who>;
  readonly authenticated: Rights<Row, SignedIn>;
}

const nothing = { select: null, insert: null, update: null, delete: null };

const isOwn = (who: SignedIn, row: UserFollowRow): boolean => row.user_id === who.id;
const isTo = (who: SignedIn, row: InvitationRow): boolean => row.recipient_email === who.email;

export const userFollowsPolicies: TablePolicies<UserFollowRow> = {
  anon: nothing,
  authenticated: {
    select: { sentence: 'spectators see their own follows', allows: isOwn },
    insert: { sentence: 'spectators add to their own follows', allows: isOwn },
    update: {
      sentence: 'spectators order and silence their own follows',
      allows: isOwn,
      columns: ['priority', 'notifications', 'display_name', 'crest_url'],
    },
    delete: { sentence: 'spectators remove their own follows', allows: isOwn },
  },
};

export const invitationsPolicies: TablePolicies<InvitationRow> = {
  anon: nothing,
  authenticated: {
    select: {
      sentence: 'the two of an invitation see it',
      allows: (who, row) => isTo(who, row) || row.sender_id === who.id,
    },
    // Sent by the function send-invitation, which asks who may be invited.
    insert: null,
    update: { sentence: 'the invited answer an invitation', allows: isTo, columns: ['status'] },
    delete: null,
  },
};

const everybody = { sentence: 'everybody sees the matches of the day', allows: () => true };

export const liveMatchesNewPolicies: TablePolicies<LiveMatchRow> = {
  anon: { ...nothing, select: everybody },
  authenticated: { ...nothing, select: everybody },
};
