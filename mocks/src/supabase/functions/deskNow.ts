import type { DeskAnswer, MessageReportRow, TeamMessageRow } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import { compareValues } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import type { DeskLogRow } from '../../tables/desk.ts';
import { chatKey } from './chatKey.ts';
import { shutOutsInForce } from './shutOutsInForce.ts';

type Reported = DeskAnswer['reports'][number];

/** Everything that the administrators' desk shows, as the database function `desk_now` returns it. */
export function deskNow(database: Database, now: number): DeskAnswer {
  const { slow_chats, desk_log } = database.desk;
  return {
    reports: reportsOf(database),
    slow_chats: slow_chats
      .rows()
      .map(({ chat: _chat, ...slow }) => slow)
      .toSorted((a, b) => compareValues(a.team_name, b.team_name) || a.team_id - b.team_id),
    shut_outs: shutOutsInForce(database.desk, instantAt(now))
      .map((row) => ({ ...row, name: nameOf(database, row.user_id) }))
      .toSorted((a, b) => compareValues(a.until ?? 'z', b.until ?? 'z')),
    log: desk_log
      .rows()
      .toSorted((a, b) => b.id - a.id)
      .slice(0, 100)
      .map((row) => logLineOf(database, row)),
  };
}

/**
 * The key of a reported message as one text. It begins with `chat` or `friend`, because a chat message and a message to
 * a friend may have the same id.
 */
export function reportedKey({ id, team_message_id, message_id }: MessageReportRow): string {
  if (team_message_id !== null) return `chat:${team_message_id}`;
  return message_id === null ? id : `friend:${message_id}`;
}

function reportsOf(database: Database): Reported[] {
  const reports = database.message_reports.rows().toSorted(byMoment);
  const byMessage = new Map<string, MessageReportRow[]>();
  for (const report of reports) {
    const key = reportedKey(report);
    byMessage.set(key, [...(byMessage.get(key) ?? []), report]);
  }
  const found = [...byMessage.values()].flatMap((ofMessage) => {
    const [first] = ofMessage;
    if (first === undefined) return [];
    const turn = Math.min(...ofMessage.map((report) => turnOf(report, reports)));
    const row = reportedOf(database, first, ofMessage);
    return [{ row, turn, settled: Number(row.settled_at !== null), newest: ofMessage.at(-1)?.created_at }];
  });
  return found
    .toSorted((a, b) => a.settled - b.settled || a.turn - b.turn || compareValues(b.newest, a.newest))
    .slice(0, 50)
    .toSorted((a, b) => a.settled - b.settled || compareValues(b.newest, a.newest))
    .map(({ row }) => row);
}

/**
 * The number of newer reports by the same reporter, among the open or among the settled reports. The desk sorts by this
 * number, so that one user's many reports do not displace those of other users.
 */
function turnOf(report: MessageReportRow, reports: readonly MessageReportRow[]): number {
  return reports.filter(
    (other) =>
      other.reporter_id === report.reporter_id &&
      (other.settled_at === null) === (report.settled_at === null) &&
      byMoment(other, report) > 0,
  ).length;
}

function reportedOf(
  database: Database,
  { id, author_id, content, team_message_id }: MessageReportRow,
  reports: readonly MessageReportRow[],
): Reported {
  const settled = reports.flatMap(({ settled_at }) => settled_at ?? []);
  const [said] = database.team_messages.rows((each) => each.id === team_message_id);
  return {
    id,
    message_id: said?.id ?? null,
    team_id: said?.team_id ?? null,
    team_name: said?.team_name ?? null,
    state: said === undefined ? null : stateOf(said),
    author_id,
    author_name: nameOf(database, author_id),
    content,
    complaints: reports.map(({ reason, reporter_id, created_at }) => ({
      reason,
      reporter_name: nameOf(database, reporter_id),
      created_at,
    })),
    settled_at: settled.length < reports.length ? null : (settled.toSorted(compareValues).at(-1) ?? null),
    before: said === undefined ? [] : around(database, said, -1),
    after: said === undefined ? [] : around(database, said, 1),
  };
}

function stateOf({ deleted_at, removed_at }: TeamMessageRow): 'shown' | 'removed' | 'deleted' {
  if (deleted_at !== null) return 'deleted';
  return removed_at === null ? 'shown' : 'removed';
}

/** Up to three messages before (-1) or after (1) a message of a chat, oldest first. */
function around(database: Database, said: TeamMessageRow, side: -1 | 1): Reported['before'] {
  const key = chatKey(said.team_id, said.team_name);
  const inOrder = database.team_messages
    .rows(({ team_id, team_name }) => chatKey(team_id, team_name) === key)
    .toSorted(byMoment);
  const place = inOrder.findIndex(({ id }) => id === said.id);
  const near = side === 1 ? inOrder.slice(place + 1, place + 4) : inOrder.slice(Math.max(0, place - 3), place);
  return near.map(({ id, sender_id, content, created_at }) => ({
    id,
    author_name: nameOf(database, sender_id),
    content,
    created_at,
  }));
}

function logLineOf(database: Database, { id, at, admin_id, action, ...row }: DeskLogRow): DeskAnswer['log'][number] {
  const line = { id, at, admin_name: nameOf(database, admin_id) };
  const subject_name = nameOf(database, row.subject_id);
  const chat = row.chat ?? '';
  switch (action) {
    case 'remove':
    case 'restore':
      return { ...line, action, subject_name, chat };
    case 'slow':
      return { ...line, action, chat, seconds: row.seconds ?? 0 };
    case 'unslow':
      return { ...line, action, chat };
    case 'shut-out':
      return { ...line, action, subject_name, reason: row.reason ?? '', until: row.until };
    case 'let-in':
    case 'settle':
    case 'reopen':
      return { ...line, action, subject_name };
  }
}

function nameOf({ profiles }: Database, account: string | null): string | null {
  return profiles.rows(({ user_id }) => user_id === account)[0]?.name ?? null;
}

function byMoment(
  a: { readonly created_at: string; readonly id: string },
  b: { readonly created_at: string; readonly id: string },
): number {
  return Date.parse(a.created_at) - Date.parse(b.created_at) || compareValues(a.id, b.id);
}
