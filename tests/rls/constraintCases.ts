import { ids } from './people.ts';
import type { TableName } from './rows.ts';

type Case = readonly [table: TableName, what: string, change: Readonly<Record<string, unknown>>];

const nobody = '00000000-0000-4000-8000-00000000000f';
const taken = '00000000-0000-4000-8000-000000000001';

/** Rows with one error each; the columns that are not named are valid. */
export const wrong: readonly Case[] = [
  ['profiles', 'a name of 101 characters', { name: 'a'.repeat(101) }],
  ['profiles', 'a name of nothing', { name: '' }],
  ['profiles', 'a name of white space', { name: ' \u00A0' }],
  ['profiles', 'a name with markup, escaped or not', { name: '&lt;b&gt;Kari' }],
  ['profiles', 'a name with an ampersand', { name: 'Kari & Ola' }],
  ['profiles', 'a name in two lines', { name: 'Kari\nNordmann' }],
  ['profiles', 'a name that hides a character', { name: 'Kari\u200B' }],
  ['profiles', 'a name that is read backwards', { name: '\u202EiraK' }],
  ['profiles', 'a bio of 501 characters', { bio: 'å'.repeat(501) }],
  ['profiles', 'a team of 101 characters', { myTeam: 'a'.repeat(101) }],
  ['profiles', 'a second profile of a user', { user_id: ids.owner }],
  ['profiles', 'a fantasy team that is not a number', { fantasy_team_id: 'laget' }],
  ['user_follows', 'an entity type that cannot be followed', { entity_type: 'referee' }],
  ['user_follows', 'a negative priority', { priority: -1 }],
  ['user_follows', 'a follow without a name', { display_name: null }],
  ['user_follows', 'the same team again', { user_id: ids.owner, entity_id: '57' }],
  ['user_follows', 'a user that does not exist', { user_id: nobody }],
  ['user_fantasy_players', 'an unknown position', { position: 'Libero' }],
  ['user_fantasy_players', 'the same player again', { user_id: ids.owner, player_id: 7 }],
  ['team_messages', 'empty content', { content: '' }],
  ['team_messages', 'only white space', { content: ' \n\t\u00A0' }],
  ['team_messages', '281 characters', { content: 'å'.repeat(281) }],
  ['team_messages', '281 emojis', { content: '⚽'.repeat(281) }],
  ['team_messages', 'a negative team id', { team_id: -1 }],
  ['team_messages', 'a reply to a message that does not exist', { reference_message_id: nobody }],
  ['team_messages', 'a tag of a user that does not exist', { tagged_user_id: nobody }],
  ['team_messages', 'the id of another message', { id: taken }],
  ['friendships', 'a friendship with oneself', { user1_id: ids.owner, user2_id: ids.owner }],
  ['friendships', 'the two users in the wrong order', { user1_id: ids.stranger, user2_id: ids.owner }],
  ['friendships', 'the same friendship again', { user1_id: ids.owner, user2_id: ids.friend }],
  ['messages', 'a message to oneself', { recipient_id: ids.admin }],
  ['messages', 'a message to a user that does not exist', { recipient_id: nobody }],
  ['messages', 'a message of white space only', { content: '   ' }],
  ['invitations', 'an address in capitals', { recipient_email: 'Ny@Eksempel.no' }],
  ['invitations', 'an unknown status', { status: 'maybe' }],
  ['invitations', 'the token of another invitation', { token: 'token-1' }],
  ['player_ratings', 'no stars', { overall_rating: 0 }],
  ['player_ratings', 'stars between the half steps', { overall_rating: 3.2 }],
  ['player_ratings', 'six stars', { mental_rating: 6 }],
  ['player_ratings', 'a second rating of the same player', { user_id: ids.owner, player_id: '44' }],
  ['live_matches_new', 'a status that is an alias', { status: 'HT' }],
  ['live_matches_new', 'a negative minute', { minute: -1 }],
  ['live_matches_new', 'a match that exists already', { id: '500001' }],
  ['live_events_new', 'a negative score', { score_home: -1 }],
  ['live_events_new', 'an event without a match', { match_id: null }],
  ['live_events_new', 'a payload that is a list', { payload: [] }],
  ['match_state', 'a payload without the teams', { payload: { competition: { id: 1, code: 'ES', name: 'x' } } }],
];

/** Rows at the limit of what is valid. */
export const right: readonly Case[] = [
  ['profiles', 'a name of 100 characters that are stored as more', { name: '&#x27;'.repeat(100) }],
  ['profiles', 'a name of several alphabets', { name: 'Åse-Lill Ødegård van ’t Hoff jr. 李小龍 Σωκράτης' }],
  ['profiles', 'a bio of 500 characters that are stored as more', { bio: ` ${'&lt;'.repeat(500)}\n` }],
  ['profiles', 'a bio of 500 emojis', { bio: '⚽'.repeat(500) }],
  ['team_messages', '280 characters that are stored as more', { content: '&lt;'.repeat(280) }],
  ['team_messages', '280 emojis', { content: '⚽'.repeat(280) }],
  ['team_messages', '280 characters with white space around them', { content: `\u2003${'a'.repeat(280)}\n` }],
  ['player_ratings', 'half a star', { overall_rating: 0.5 }],
  ['player_ratings', 'five stars', { overall_rating: 5 }],
  ['live_matches_new', 'a match without teams', { home_team_id: null, home_team_name: null }],
];
