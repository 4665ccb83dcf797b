import { parentPort, workerData } from 'node:worker_threads';
import { looseObject, nullish, parse, safeParse, string, union, number } from 'valibot';
import type { Account, Ground } from '../site/Stand.ts';

/** What the account of a flood needs to write at full speed. */
export interface FloodTask {
  readonly ground: Ground;
  readonly flooder: Account;
  readonly friend: string;
  /** The name of the chat of a match. */
  readonly chat: string;
  readonly endedMatch: string;
}

/** For each kind of write, how often it was taken, and how often it was refused with each code. */
export type FloodOutcomes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const task: FloodTask = workerData;
const { access_token } = parse(looseObject({ access_token: string() }), task.flooder.session);
/** How many requests of each kind are under way at the same moment. */
const atOnce = 2;
/** One of the longest characters that a reader counts as one: 28 bytes. */
const flag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

interface Write {
  readonly path: string;
  readonly body: object;
  readonly method?: 'POST' | 'PATCH';
}

let written = 0;
const next = (): string => String((written += 1));
/** The messages of others that the account reports. */
let reported: readonly string[] = [];

const writes: Readonly<Record<string, () => Write>> = {
  message: () => ({
    path: 'rest/v1/team_messages',
    body: { team_id: 0, team_name: task.chat, content: flag.repeat(280) },
  }),
  'message to a friend': () => ({
    path: 'rest/v1/messages',
    body: { recipient_id: task.friend, content: flag.repeat(280) },
  }),
  rating: () => ({
    path: 'rest/v1/player_ratings?on_conflict=user_id,player_id',
    body: { player_id: next(), player_name: 'x'.repeat(200), overall_rating: 4, match_id: task.endedMatch },
  }),
  follow: () => ({
    path: 'rest/v1/user_follows',
    body: { entity_type: 'team', entity_id: next(), display_name: 'x'.repeat(200) },
  }),
  profile: () => ({
    path: `rest/v1/profiles?user_id=eq.${task.flooder.id}`,
    method: 'PATCH',
    body: { bio: `${next()}${'x'.repeat(480)}` },
  }),
  'hidden word': () => ({ path: 'rest/v1/hidden_words', body: { word: `ord${next()}` } }),
  'read position': () => ({
    path: 'rest/v1/message_reads?on_conflict=user_id,friend_id',
    body: { friend_id: task.friend, read_until: new Date().toISOString() },
  }),
  invitation: () => ({
    path: 'functions/v1/send-invitation',
    body: { recipientEmail: `${crypto.randomUUID()}@example.org` },
  }),
  report: () => ({
    path: 'rest/v1/message_reports',
    body: { team_message_id: reported[Number(next()) % Math.max(1, reported.length)] ?? null, reason: 'spam' },
  }),
};

const headers = {
  apikey: task.ground.anonKey,
  authorization: `Bearer ${access_token}`,
  'content-type': 'application/json',
  prefer: 'return=minimal,resolution=merge-duplicates',
};
const refusal = looseObject({ code: nullish(union([string(), number()])) });
const outcomes: Record<string, Record<string, number>> = {};
let isOver = false;

async function send(kind: string, { path, body, method = 'POST' }: Write): Promise<void> {
  const upserts = path.includes('on_conflict');
  const response = await fetch(`${task.ground.url}/${path}`, {
    method,
    headers: { ...headers, prefer: upserts ? headers.prefer : 'return=minimal' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  const code = safeParse(refusal, answer);
  const outcome = response.ok ? 'written' : String((code.success && code.output.code) || response.status);
  const ofKind = (outcomes[kind] ??= {});
  ofKind[outcome] = (ofKind[outcome] ?? 0) + 1;
}

async function findReported(): Promise<void> {
  const query = `team_messages?select=id&sender_id=neq.${task.flooder.id}&order=created_at.desc&limit=20`;
  const response = await fetch(`${task.ground.url}/rest/v1/${query}`, { headers });
  const rows: { readonly id: string }[] = await response.json();
  reported = rows.map(({ id }) => id);
}

const loops = Object.entries(writes).flatMap(([kind, write]) =>
  Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      if (kind === 'report') await findReported();
      // A request that the busy backend does not answer counts too.
      await send(kind, write()).catch(() => {
        const ofKind = (outcomes[kind] ??= {});
        ofKind['no answer'] = (ofKind['no answer'] ?? 0) + 1;
      });
    }
  }),
);

parentPort?.once('message', () => {
  isOver = true;
  void Promise.all(loops).then(() => parentPort?.postMessage(outcomes));
});
