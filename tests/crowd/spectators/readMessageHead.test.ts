import { expect, test } from 'vitest';
import { kindOfTopic, readMessageHead } from './readMessageHead.ts';

test('a row change is identified by its topic', () => {
  const data = '[null,null,"realtime:team_messages:0:Brann vs \\"Viking\\"","postgres_changes",{"ids":[1],"data":{}}]';
  const { topic, event, isJoined } = readMessageHead(data);
  expect([kindOfTopic(topic), event, isJoined]).toEqual(['team_messages', 'postgres_changes', false]);
});

test('a broadcast is identified by the event inside its payload, such as `chat`', () => {
  const data =
    '[null,null,"realtime:match:7","broadcast",{"type":"broadcast","event":"chat","payload":{"left_out":3}}]';
  expect(readMessageHead(data)).toEqual({ topic: 'realtime:match:7', event: 'broadcast chat', isJoined: false });
});

test('only a successful reply on the topic itself says that the topic is joined', () => {
  const answer = (topic: string, status: string) =>
    `["1","2","${topic}","phx_reply",{"status":"${status}","response":{}}]`;
  expect(readMessageHead(answer('realtime:live', 'ok')).isJoined).toBe(true);
  expect(readMessageHead(answer('realtime:live', 'error')).isJoined).toBe(false);
  expect(readMessageHead(answer('phoenix', 'ok')).isJoined).toBe(false);
});

test('a message that is not a frame is unreadable', () => {
  expect(readMessageHead('hello').event).toBe('unreadable');
});
