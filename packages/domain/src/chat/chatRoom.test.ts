import { expect, test } from 'vitest';
import type { Team } from '../match/Match.ts';
import { matchChatRoom } from './chatRoom.ts';

function team(name: string | null): Team {
  return { id: null, name, shortName: null, tla: null, crest: null };
}

test('CHAT-17 the chat of a match has team id 0 and both names', () => {
  const match = { homeTeam: team('SK Brann'), awayTeam: team('Viking FK') };
  expect(matchChatRoom(match)).toEqual({ teamId: 0, teamName: 'SK Brann vs Viking FK' });
});

test('CHAT-17 a side that is not decided yet still gives a key', () => {
  expect(matchChatRoom({ homeTeam: team(null), awayTeam: team(null) }).teamName).toBe('Home vs Away');
});
