import { createRandom, drawInteger, drawWeighted, type Random } from '@tribunen/football';
import type { Fault, SocketFault } from '@tribunen/mocks/simulation';
import type { ChatIncident, ChatPlan } from './ChatPlan.ts';

const second = 1000;
const lengthMs = 90 * second;
const start = Date.parse('2026-11-21T14:00:00Z');

/** Draws a chat from a seed: two to four spectators who write in bursts, and the faults of their networks. */
export function drawChatPlan(seed: number): ChatPlan {
  const random = createRandom(seed, 'chat plan');
  const spectators = drawInteger(2, 4, random);
  const bursts = drawInteger(4, 14, random);
  const messages = Array.from({ length: bursts }, () => {
    const spectator = drawInteger(0, spectators - 1, random);
    const at = drawInteger(second, lengthMs - second, random);
    return Array.from({ length: drawInteger(1, 5, random) }, (_, index) => ({ at: at + index * 150, spectator }));
  });
  const incidents = [
    ...Array.from({ length: drawInteger(1, 6, random) }, () => drawIncident(spectators, random)),
    ...drawCrowd(spectators, createRandom(seed, 'chat crowd')),
    ...drawModeration(spectators, createRandom(seed, 'chat moderation')),
  ];
  return {
    seed,
    start,
    lengthMs,
    spectators,
    messages: messages.flat().toSorted((a, b) => a.at - b.at),
    incidents: incidents.toSorted((a, b) => a.at - b.at),
  };
}

/** In half of the chats the backend is in mode `crowd` for some of the time, and other people flood the chat. */
function drawCrowd(spectators: number, random: Random): readonly ChatIncident[] {
  if (random() < 0.5) return [];
  const at = drawInteger(0, lengthMs / 2, random);
  const ms = drawInteger(10, 60, random) * second;
  const heardAfter = Array.from({ length: spectators }, () => drawInteger(0, 12 * second, random));
  const floods = Array.from({ length: drawInteger(1, 3, random) }, (): ChatIncident => {
    const count = drawInteger(15, 70, random);
    return { kind: 'flood', at: Math.min(at + drawInteger(0, ms, random), lengthMs), count };
  });
  return [{ kind: 'crowd', at, ms, heardAfter }, ...floods];
}

/** An administrator slows half of the chats, and in a quarter of the chats stops a spectator from writing. */
function drawModeration(spectators: number, random: Random): readonly ChatIncident[] {
  const moments = () => ({ at: drawInteger(0, lengthMs, random), ms: drawInteger(10, 60, random) * second });
  const slow: ChatIncident = { kind: 'slow-chat', ...moments(), seconds: drawInteger(10, 20, random) };
  const shutOut: ChatIncident = { kind: 'shut-out', ...moments(), spectator: drawInteger(0, spectators - 1, random) };
  return [...(random() < 0.5 ? [slow] : []), ...(random() < 0.25 ? [shutOut] : [])];
}

function drawIncident(spectators: number, random: Random): ChatIncident {
  const at = drawInteger(0, lengthMs, random);
  const ms = drawInteger(1, 25, random) * second;
  const spectator = drawInteger(0, spectators - 1, random);
  const kinds = ['requests', 'line', 'offline', 'lost-answers', 'reload'] as const;
  const kind = drawWeighted(kinds, () => 1, random);
  switch (kind) {
    case 'requests':
      return { kind, at, ms, fault: drawWeighted(requestFaults, () => 1, random) };
    case 'line':
      return { kind, at, ms, fault: drawWeighted(socketFaults, () => 1, random) };
    case 'offline':
    case 'lost-answers':
      return { kind, at, ms, spectator };
    case 'reload':
      return { kind, at, spectator };
  }
}

const requestFaults: readonly Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, retryAfterSeconds: 3 },
  { kind: 'html' },
  { kind: 'broken-json' },
  { kind: 'offline' },
  { kind: 'latency', ms: 1500, jitterMs: 2500 },
];

const socketFaults: readonly SocketFault[] = [
  { kind: 'dropped', share: 0.4 },
  // The socket is open and answers heartbeats, but delivers no messages.
  { kind: 'dropped', share: 1 },
  { kind: 'duplicated', share: 0.5 },
  { kind: 'reordered' },
  { kind: 'late', ms: 500, jitterMs: 3000 },
  { kind: 'closed' },
  { kind: 'join-refused' },
];
