import { ids } from './people.ts';
import type { TableName } from './rows.ts';

type Case = readonly [table: TableName, what: string, change: Readonly<Record<string, unknown>>];

const nobody = '00000000-0000-4000-8000-00000000000f';
const taken = '00000000-0000-4000-8000-000000000001';

/** Rows that are wrong in one way; what is not named is as a new row should be. */
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
  ['profiles', 'a fantasy team that is no number', { fantasy_team_id: 'laget' }],
  ['user_follows', 'a kind that nobody can follow', { entity_type: 'referee' }],
  ['user_follows', 'a priority before the first', { priority: -1 }],
  ['user_follows', 'a follow without a name', { display_name: null }],
  ['user_follows', 'the same team again', { user_id: ids.owner, entity_id: '57' }],
  ['user_follows', 'a user who is nobody', { user_id: nobody }],
  ['user_fantasy_players', 'a position that there is none of', { position: 'Libero' }],
  ['user_fantasy_players', 'the same player again', { user_id: ids.owner, player_id: 7 }],
  ['team_messages', 'nothing said', { content: '' }],
  ['team_messages', 'nothing but white space', { content: ' \n\t\u00A0' }],
  ['team_messages', '281 characters', { content: 'å'.repeat(281) }],
  ['team_messages', '281 emojis', { content: '⚽'.repeat(281) }],
  ['team_messages', 'a team before the first', { team_id: -1 }],
  ['team_messages', 'an answer to nothing', { reference_message_id: nobody }],
  ['team_messages', 'a tag on nobody', { tagged_user_id: nobody }],
  ['team_messages', 'the id of another', { id: taken }],
  ['friendships', 'a friend of oneself', { user1_id: ids.owner, user2_id: ids.owner }],
  ['friendships', 'the two in the other order', { user1_id: ids.stranger, user2_id: ids.owner }],
  ['friendships', 'the same two again', { user1_id: ids.owner, user2_id: ids.friend }],
  ['messages', 'a message to oneself', { recipient_id: ids.admin }],
  ['messages', 'a message to nobody', { recipient_id: nobody }],
  ['messages', 'a message without words', { content: '   ' }],
  ['invitations', 'an address in capitals', { recipient_email: 'Ny@Eksempel.no' }],
  ['invitations', 'an answer that there is none of', { status: 'maybe' }],
  ['invitations', 'the token of another', { token: 'token-1' }],
  ['player_ratings', 'no star at all', { overall_rating: 0 }],
  ['player_ratings', 'stars between the half steps', { overall_rating: 3.2 }],
  ['player_ratings', 'six stars', { mental_rating: 6 }],
  ['player_ratings', 'a second rating of a player', { user_id: ids.owner, player_id: '44' }],
  ['live_matches_new', 'a status that is an alias', { status: 'HT' }],
  ['live_matches_new', 'a minute before the first', { minute: -1 }],
  ['live_matches_new', 'a match that is there', { id: '500001' }],
  ['live_events_new', 'a score below nothing', { score_home: -1 }],
  ['live_events_new', 'an event of no match', { match_id: null }],
  ['live_events_new', 'a payload that is a list', { payload: [] }],
  ['match_state', 'a payload without the teams', { payload: { competition: { id: 1, code: 'ES', name: 'x' } } }],
];

/** Rows at the edge of what is allowed. */
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
