import type { FriendshipRow, MessageRow, ProfileRow, TeamMessageRow } from '@tribunen/contract';
import {
  type ChatOptions,
  createRandom,
  type CrowdSpectator,
  drawInteger,
  loadVoices,
  seededUuid,
  spectatorsOf,
  type Voices,
} from '@tribunen/football';
import type { Database } from './database.ts';
import { demoSpectator, demoUsers } from './demoSpectator.ts';
import { signedUpUser, type UserRow } from '@tribunen/protocol';

/** The number of the demo spectator's friends. */
const friends = 7;
/** The indexes of the friends to whom the demo spectator has given a star. */
const starred: ReadonlySet<number> = new Set([0, 3]);
/** The friends who play a fantasy game. They form a league with the demo spectator. */
interface Managers {
  readonly firstFriend: number;
  readonly friends: number;
  /** The key from which the ids of the friends' teams are drawn; `highest` is the highest id. */
  readonly key: string;
  readonly highest: number;
}
const english: Managers = { firstFriend: 0, friends: 5, key: 'fantasy-manager', highest: 9_000_000 };
const norwegian: Managers = { firstFriend: 2, friends: 4, key: 'eliteserien-manager', highest: 80_000 };
/**
 * The favourite teams, which the spectators get in turn; null means no favourite. The demo spectator's favourite comes
 * first.
 */
const favourites = ['Brann', 'Rosenborg', null, 'Viking', 'Bodø/Glimt', null, 'Tromsø'] as const;
const created_at = '2026-08-01T10:00:00.000Z';

/**
 * Writes the spectators of the demo into an empty database: users, profiles, the demo spectator's friendships, messages
 * between friends, and messages in the chats of some teams.
 *
 * @param now milliseconds since 1970
 */
export async function fillCrowd(database: Database, now: number): Promise<void> {
  const voices = await loadVoices();
  const spectators = spectatorsOf(voices);
  await database.auth.users.insert(crowdUsers(spectators));
  await database.profiles.insert(crowdProfiles(spectators));
  await database.friendships.insert(crowdFriendships(spectators));
  await database.messages.insert(crowdMessages(spectators, voices.messages, now));
  await database.team_messages.insert(teamTalk(spectators, voices.teamTalk, now));
}

export function demoFriends(spectators: readonly CrowdSpectator[]): readonly CrowdSpectator[] {
  return spectators.slice(0, friends);
}

/** The options of the match chats, in which the demo spectator's friends sometimes tag the demo spectator. */
export function demoChat(voices: Voices): Omit<ChatOptions, 'seed'> {
  const spectators = spectatorsOf(voices);
  const by = new Set(demoFriends(spectators).map(({ id }) => id));
  const { id, name } = demoSpectator;
  return { spectators, lines: voices.lines, tagged: { id, name, by } };
}

/** The users have no password, so nobody can sign in as one of them. */
function crowdUsers(spectators: readonly CrowdSpectator[]): readonly UserRow[] {
  return spectators.map(({ id, email, name }) => signedUpUser({ id, email, created_at }, { name }));
}

/** A profile for every spectator, and for every user that the demo signs in or invites. */
function crowdProfiles(spectators: readonly CrowdSpectator[]): readonly ProfileRow[] {
  const friendIds = demoFriends(spectators).map(({ id }) => id);
  const managers = (of: Managers): ReadonlySet<string> =>
    new Set([demoSpectator.id, ...friendIds.slice(of.firstFriend, of.firstFriend + of.friends)]);
  const invited = demoUsers.map(({ id, user_metadata }) => ({ id, name: String(user_metadata['name']), bio: null }));
  return [...invited, ...spectators].map(({ id, name, bio }, index) => ({
    user_id: id,
    name,
    bio,
    myTeam: favourites[index % favourites.length] ?? null,
    fantasy_team_id: managers(english).has(id) ? fantasyTeamOf(id, english) : null,
    eliteserien_team_id: managers(norwegian).has(id) ? fantasyTeamOf(id, norwegian) : null,
  }));
}

/** An invented id for a spectator's fantasy team. */
function fantasyTeamOf(id: string, { key, highest }: Managers): string {
  return String(drawInteger(1, highest, createRandom(key, id)));
}

function crowdFriendships(spectators: readonly CrowdSpectator[]): readonly FriendshipRow[] {
  return demoFriends(spectators).map(({ id }, index) => {
    const isFirst = demoSpectator.id < id;
    const ours = starred.has(index);
    return {
      id: seededUuid('friendship', index),
      user1_id: isFirst ? demoSpectator.id : id,
      user2_id: isFirst ? id : demoSpectator.id,
      is_star_friend_user1: isFirst && ours,
      is_star_friend_user2: !isFirst && ours,
      created_at,
    };
  });
}

/**
 * The messages that two friends have sent to the demo spectator since yesterday.
 *
 * @param now milliseconds since 1970
 */
function crowdMessages(
  spectators: readonly CrowdSpectator[],
  lines: readonly string[],
  now: number,
): readonly MessageRow[] {
  const hour = 3_600_000;
  return lines.flatMap((content, index) => {
    const sender = spectators[index % 2];
    if (sender === undefined) return [];
    return [
      {
        id: seededUuid('message', index),
        sender_id: sender.id,
        recipient_id: demoSpectator.id,
        content,
        deleted_at: null,
        created_at: new Date(now - (index + 1) * 2 * hour).toISOString(),
      },
    ];
  });
}

/** The teams whose chats contain messages, with the number of messages. The demo spectator's favourite comes first. */
const talkedOf = [
  { id: 900_002, name: 'SK Brann', messages: 12 },
  { id: 900_009, name: 'Molde FK', messages: 5 },
  { id: 900_011, name: 'Rosenborg BK', messages: 7 },
  { id: 900_016, name: 'Viking FK', messages: 4 },
  // The team whose chat a visitor sees at the demo's default address.
  { id: 800_021, name: 'Netherlands', messages: 6 },
] as const;
const betweenMessages = 47 * 60_000;

/**
 * The recent messages in the chats of teams. Each chat has the last lines of the same list, with different authors. Its
 * newest message is twelve minutes old.
 *
 * @param now milliseconds since 1970
 */
function teamTalk(
  spectators: readonly CrowdSpectator[],
  lines: readonly string[],
  now: number,
): readonly TeamMessageRow[] {
  return talkedOf.flatMap(({ id, name, messages }, team) =>
    lines
      .map((content, n) => ({ content, sender: spectators[(5 * n + 3 * team) % spectators.length] }))
      .slice(-messages)
      .toReversed()
      .map(({ content, sender }, n) => {
        const at = new Date(now - (n + 0.25) * betweenMessages).toISOString();
        return {
          id: seededUuid('team-message', 100 * team + n),
          team_id: id,
          team_name: name,
          sender_id: sender?.id ?? null,
          content,
          deleted_at: null,
          removed_at: null,
          tagged_user_id: null,
          reference_message_id: null,
          behind_seconds: 0,
          created_at: at,
          updated_at: at,
        };
      }),
  );
}
