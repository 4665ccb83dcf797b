import type { People } from './people.ts';
import { device, fantasyPlayer, ids, type Row } from './standingRows.ts';

/** A new row in the owner's name, of each table to which users add rows. */
export function forgedRows({ owner, friend, stranger }: People): Readonly<Record<string, Row>> {
  const user_id = owner.id;
  return {
    profiles: { user_id, name: 'Ny' },
    push_choices: { user_id, goals: false },
    user_follows: { user_id, entity_type: 'team', entity_id: '64', display_name: 'Liverpool' },
    follow_kinds: { user_id, entity_type: 'team', entity_id: '64', kinds: 'goals' },
    user_fantasy_players: { user_id, ...fantasyPlayer, player_id: 8 },
    team_messages: { sender_id: user_id, team_id: Number(ids.team), team_name: 'Brann', content: 'Hei' },
    messages: { sender_id: user_id, recipient_id: friend.id, content: 'Hei' },
    message_reads: { user_id, friend_id: stranger.id, read_until: '2026-11-21T12:00:00Z' },
    message_reports: { reporter_id: user_id, team_message_id: ids.friendsMessage, reason: 'spam' },
    user_blocks: { user_id, blocked_id: friend.id },
    user_mutes: { user_id, muted_id: friend.id },
    hidden_words: { user_id, word: 'tulling' },
    player_ratings: {
      user_id,
      player_id: `${ids.player}-forged`,
      player_name: 'Moe',
      match_id: ids.endedMatch,
      overall_rating: 1,
    },
    push_subscriptions: { user_id, ...device, endpoint: `${ids.endpoint}/forged` },
    push_mutes: { user_id, match_id: 'forged' },
  };
}
