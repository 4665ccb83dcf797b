import { expect, test } from 'vitest';
import type { MatchId, Team } from '../match/Match.ts';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import type { UtcInstant } from '../time/instant.ts';
import { matchChatRoom, teamChatRoom } from './chatRoom.ts';
import { chatTeams } from './chatTeams.ts';

const id = '500001' as MatchId;
const utcKickoff = '2026-11-21T17:00:00.000Z' as UtcInstant;

function team(name: string | null): Team {
  return { id: null, name, shortName: null, tla: null, crest: null };
}

test('CHAT-17 CHAT-33 the chat of a match has team id 0 and both names, and begins seven days before kick-off', () => {
  const match = { id, homeTeam: team('SK Brann'), awayTeam: team('Viking FK'), utcKickoff };
  expect(matchChatRoom(match)).toEqual({
    teamId: 0,
    teamName: 'SK Brann vs Viking FK',
    matchId: id,
    since: '2026-11-14T17:00:00.000Z',
  });
});

test('CHAT-17 a side that is not decided yet still gives a key', () => {
  expect(matchChatRoom({ id, homeTeam: team(null), awayTeam: team(null), utcKickoff }).teamName).toBe('Home vs Away');
});

test('CHAT-37 the chat of a team has its id and name, and no beginning', () => {
  const [brann] = chatTeams([normaliseTeam({ ...team('Brann'), id: 900_002 })], [], () => 0);
  if (brann === undefined) throw new Error('Brann has a chat');
  expect(teamChatRoom(brann)).toEqual({ teamId: 900_002, teamName: 'Brann', matchId: null, since: null });
});
