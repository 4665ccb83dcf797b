import { expect, test } from 'vitest';
import { kindOfTopic, readMessageHead } from './readMessageHead.ts';

test('a message about a changed row is counted under the kind of its topic', () => {
  const data = '[null,null,"realtime:team_messages:0:Brann vs \\"Viking\\"","postgres_changes",{"ids":[1],"data":{}}]';
  const { topic, event, isJoined } = readMessageHead(data);
  expect([kindOfTopic(topic), event, isJoined]).toEqual(['team_messages', 'postgres_changes', false]);
});

test('the event of a broadcast includes the event inside its payload, such as `chat`', () => {
  const data =
    '[null,null,"realtime:match:7","broadcast",{"type":"broadcast","event":"chat","payload":{"left_out":3}}]';
  expect(readMessageHead(data)).toEqual({ topic: 'realtime:match:7', event: 'broadcast chat', isJoined: false });
});

test('a topic counts as joined only after a successful reply on that topic', () => {
  const answer = (topic: string, status: string) =>
    `["1","2","${topic}","phx_reply",{"status":"${status}","response":{}}]`;
  expect(readMessageHead(answer('realtime:live', 'ok')).isJoined).toBe(true);
  expect(readMessageHead(answer('realtime:live', 'error')).isJoined).toBe(false);
  expect(readMessageHead(answer('phoenix', 'ok')).isJoined).toBe(false);
});

test('a message that is not a Realtime frame gets the event `unreadable`', () => {
  expect(readMessageHead('hello').event).toBe('unreadable');
});
