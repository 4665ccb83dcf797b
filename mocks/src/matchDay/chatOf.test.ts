import { matchId, teamMessageRow } from '@tribunen/contract';
import { instantAt, matchChatRoom } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { loadSeed, loadVoices, MatchDay, spectatorsOf } from '@tribunen/football';
import { demoChat, demoFriends } from '../demoCrowd.ts';
import { demoSpectator } from '../demoSpectator.ts';

const data = await loadSeed();
const voices = await loadVoices();
const anchor = Date.parse('2026-11-21T13:30:00Z');
const open = (seed = 1): MatchDay =>
  new MatchDay({ data, chat: demoChat(voices), seed, speed: 10, anchor, programme: 'kampdag' });
const day = open();
const matches = day.matchesAt(anchor).filter((match) => match.kind === 'played');
const chats = matches.map((match) => day.chatOf(match));

test('every message matches the contract, in the chat room of its match, in order of time', () => {
  for (const [index, chat] of chats.entries()) {
    const match = matches[index];
    const utcKickoff = instantAt(match?.kickOff ?? 0);
    const { home, away } = match ?? {};
    const id = parse(matchId, String(match?.id));
    const room = matchChatRoom({ id, homeTeam: team(home?.name), awayTeam: team(away?.name), utcKickoff });
    for (const row of chat) {
      expect(parse(teamMessageRow, row)).toEqual(row);
      expect({ teamId: row.team_id, teamName: row.team_name }).toEqual({
        teamId: room.teamId,
        teamName: room.teamName,
      });
      expect(row.created_at > (room.since ?? '')).toBe(true);
    }
    const times = chat.map((row) => row.created_at);
    expect(times).toEqual(times.toSorted());
  }
});

test('a match has a few dozen messages by several people', () => {
  for (const chat of chats) {
    expect(chat.length).toBeGreaterThan(12);
    expect(chat.length).toBeLessThan(90);
    expect(new Set(chat.map((row) => row.sender_id)).size).toBeGreaterThan(4);
  }
});

test('no two messages have the same id, and a reply is to an earlier message of the same chat', () => {
  const all = chats.flat();
  expect(new Set(all.map((row) => row.id)).size).toBe(all.length);
  for (const chat of chats) {
    for (const [index, row] of chat.entries()) {
      if (row.reference_message_id === null) continue;
      expect(chat.slice(0, index).map((each) => each.id)).toContain(row.reference_message_id);
    }
  }
});

test('every placeholder is filled in', () => {
  for (const row of chats.flat()) expect(row.content).not.toMatch(/[{}]|undefined| ,|^\s|\s$/);
});

test('spectators write within 16 seconds after each goal', () => {
  for (const [index, match] of matches.entries()) {
    for (const goal of match.feedEvents.filter(({ event }) => event.type === 'goal' && event.kind === 'GOAL')) {
      const fell = match.kickOff + goal.at * 100;
      const soon = (chats[index] ?? []).filter((row) => {
        const written = Date.parse(row.created_at);
        return written > fell && written < fell + 16_000;
      });
      expect(soon.length, `${match.id} ${goal.minute}`).toBeGreaterThan(0);
    }
  }
});

test('the same seed gives the same messages, and another seed gives other messages', () => {
  const [match] = matches;
  if (match === undefined) throw new Error('No match');
  expect(JSON.stringify(open().chatOf(match))).toBe(JSON.stringify(day.chatOf(match)));
  expect(JSON.stringify(open(2).chatOf(match))).not.toBe(JSON.stringify(day.chatOf(match)));
});

function team(name: string | undefined) {
  return { id: null, name: name ?? null, shortName: null, tla: null, crest: null };
}

test('now and then a friend tags the demo spectator by name, and other spectators tag nobody', () => {
  const friends = new Set(demoFriends(spectatorsOf(voices)).map(({ id }) => id));
  const tagging = chats.flat().filter((row) => row.tagged_user_id !== null);
  expect(tagging.length).toBeGreaterThan(0);
  expect(tagging.length).toBeLessThan(chats.flat().length / 10);
  for (const { tagged_user_id, sender_id, content } of tagging) {
    expect(tagged_user_id).toBe(demoSpectator.id);
    expect(friends.has(sender_id ?? '')).toBe(true);
    expect(content.startsWith(`@${demoSpectator.name} `)).toBe(true);
  }
});

test('no message names a time of day, and no message about a win names points, which a cup does not have', () => {
  const said = Object.values(voices.lines).flat();
  expect(said.filter((line) => /kveld|god natt|ettermiddag|lykke til/i.test(line))).toEqual([]);
  expect(voices.lines.won.filter((line) => /poeng/.test(line))).toEqual([]);
});
