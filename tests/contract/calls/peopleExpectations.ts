import type { Expectation } from './Expectation.ts';
import { no } from './Outcomes.ts';
import type { People, Person } from './people.ts';
import { ids } from './ids.ts';

const kari = { name: 'Kari', bio: 'Heia', myTeam: 'Brann' };
const changed = { name: 'Ny', bio: null, myTeam: null };
const profileOf = (id: string) => `profiles?select=name,fantasy_team_id&user_id=eq.${id}`;
const pendingTo = ({ stranger }: People) => ({
  email: stranger.email,
  now: new Date().toISOString(),
  offset: '0',
  limit: '1000',
});
const invitation = `invitations?select=status&token=eq.${ids.token}`;
/** The column of the star that the owner gives the friend; `friendsStar` is the column of the star in return. */
const ownersStar = ({ owner, friend }: People) =>
  owner.id < friend.id ? 'is_star_friend_user1' : 'is_star_friend_user2';
const friendsStar = ({ owner, friend }: People) =>
  owner.id < friend.id ? 'is_star_friend_user2' : 'is_star_friend_user1';
const friendship = () => ({ friendship: ids.friendship });
const friendships = ['friendships', 'user_blocks'];

export const calls: readonly Expectation[] = [
  {
    call: 'readProfile',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: ({ owner }) => [{ user_id: owner.id, ...kari }],
  },
  {
    call: 'readProfiles',
    values: ({ owner, friend }) => ({ users: `${owner.id},${friend.id}` }),
    outcomes: [2, 2, 2, 2, 2, 2],
  },
  {
    call: 'saveProfile',
    what: 'of the owner, with white space around the name',
    body: ({ owner }) => ({ user_id: owner.id, ...changed, name: ' Ny\u3000' }),
    outcomes: [no, 1, no, no, no, no],
    leaves: ({ owner }, { name }) => [profileOf(owner.id), [{ name: name === 'owner' ? 'Ny' : 'Kari' }]],
    changes: ['profiles'],
  },
  {
    call: 'saveProfile',
    what: 'with a name that breaks the rule of names',
    body: (_people, { id }) => ({ user_id: id, ...changed, name: 'kari@brann' }),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
  },
  {
    call: 'readFantasyTeam',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: (_people, { name }) => [{ fantasy_team_id: name === 'owner' ? '7' : null }],
  },
  {
    call: 'saveFantasyTeam',
    values: ({ owner }) => ({ user: owner.id }),
    body: () => ({ fantasy_team_id: '7' }),
    outcomes: [no, 1, 0, 0, 0, 0],
  },
  {
    call: 'readEliteserienTeam',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: (_people, { name }) => [{ eliteserien_team_id: name === 'owner' ? '70' : null }],
  },
  {
    call: 'saveEliteserienTeam',
    values: ({ owner }) => ({ user: owner.id }),
    body: () => ({ eliteserien_team_id: '70' }),
    outcomes: [no, 1, 0, 0, 0, 0],
    leaves: ({ owner }) => [profileOf(owner.id), [{ name: 'Kari', fantasy_team_id: '7' }]],
  },
  {
    call: 'addProfile',
    body: (_people, { id }) => ({ user_id: id }),
    outcomes: [no, 0, 0, 0, 0, 0],
    leaves: ({ owner }) => [profileOf(owner.id), [{ name: 'Kari', fantasy_team_id: '7' }]],
  },
  {
    call: 'readFriendships',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [no, 2, 1, 0, 0, 0],
  },
  {
    call: 'starFriend',
    what: 'in the column of the owner’s star',
    values: friendship,
    body: (people) => ({ [ownersStar(people)]: true }),
    outcomes: [no, 1, no, 0, 0, 0],
    leaves: (people, { name }) => [
      `friendships?select=${ownersStar(people)}&id=eq.${ids.friendship}`,
      [{ [ownersStar(people)]: name === 'owner' }],
    ],
    changes: friendships,
  },
  {
    call: 'starFriend',
    what: 'in the column of the friend’s star',
    values: friendship,
    body: (people) => ({ [friendsStar(people)]: true }),
    outcomes: [no, no, 1, 0, 0, 0],
    changes: friendships,
  },
  { call: 'endFriendship', values: friendship, outcomes: [no, 1, 1, 0, 0, 0], changes: friendships },
  {
    call: 'readInvitations',
    values: pendingTo,
    outcomes: [no, 0, 0, 1, 0, 0],
    rows: ({ owner, stranger }) => [{ sender_id: owner.id, recipient_email: stranger.email, status: 'pending' }],
  },
  { call: 'countInvitations', values: pendingTo, outcomes: [no, 0, 0, 1, 0, 0] },
  {
    call: 'declineInvitation',
    values: () => ({ token: ids.token }),
    body: () => ({ status: 'declined' }),
    outcomes: [no, 0, 0, 1, 0, 0],
    leaves: (_people, { name }) => [
      `${invitation}&declined_at=gt.2026-01-01`,
      name === 'stranger' ? [{ status: 'declined' }] : [],
    ],
    changes: ['invitations'],
  },
  {
    call: 'declineInvitation',
    what: 'with the status «accepted»',
    values: () => ({ token: ids.token }),
    body: () => ({ status: 'accepted' }),
    outcomes: [no, 0, 0, no, 0, 0],
  },
  {
    call: 'declineInvitation',
    what: 'after accepting it',
    values: () => ({ token: ids.acceptedToken }),
    body: () => ({ status: 'declined' }),
    outcomes: [no, 0, 0, 0, 0, 0],
  },
  {
    call: 'findInvitation',
    body: () => ({ invitation_token: ids.token }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: (_people, me) => [{ sender_name: 'Kari', standing: standingFor(me) }],
  },
  {
    call: 'findInvitation',
    what: 'that does not exist',
    body: () => ({ invitation_token: 'x' }),
    outcomes: [0, 0, 0, 0, 0, 0],
  },
  {
    call: 'acceptInvitationInLink',
    body: () => ({ invitation_token: ids.token }),
    outcomes: [no, 1, 1, 1, 1, 1],
    rows: (_people, { name }) => [{ success: name === 'stranger', friend_name: name === 'stranger' ? 'Kari' : null }],
    leaves: (_people, { name }) => [invitation, [{ status: name === 'stranger' ? 'accepted' : 'pending' }]],
    changes: ['friendships', 'user_blocks', 'invitations'],
  },
  {
    call: 'announcePresence',
    body: () => ({ open_match: null, visible: true }),
    outcomes: [no, 1, 1, 1, 1, 1],
    // The people announce themselves one after another, with the owner first. A block hides two people from each other.
    changes: [],
    rows: ({ owner }, { name }) => [{ friends: name === 'friend' ? [{ user_id: owner.id, match_id: null }] : [] }],
  },
  {
    call: 'shareDelay',
    body: () => ({ open_match: '500001', seconds: 38 }),
    outcomes: [no, 1, 1, 1, 1, 1],
    changes: [],
    rows: ({ owner }, { name }) => [{ friends: name === 'friend' ? [{ user_id: owner.id, seconds: 38 }] : [] }],
  },
];

function standingFor({ name }: Person): string | null {
  if (name === 'visitor') return null;
  return name === 'owner' ? 'own' : name === 'stranger' ? 'pending' : 'somebody-elses';
}
