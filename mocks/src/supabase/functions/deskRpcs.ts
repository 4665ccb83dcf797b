import type { DeskAnswer, TeamMessageRow, WritingLimitsAnswer } from '@tribunen/contract';
import { instantAt, SHUT_OUT_SPANS, shutOutEnd } from '@tribunen/domain';
import { type Clock, type JsonRow, PostgresError, type SignedIn } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import type { DeskLogRow, ShutOutRow } from '../../tables/desk.ts';
import type { Rpc, Rpcs } from '../rest/Rpc.ts';
import { administrator } from './administrator.ts';
import { chatKey } from './chatKey.ts';
import { deskNow, reportedKey } from './deskNow.ts';
import { shutOutsInForce } from './shutOutsInForce.ts';

/**
 * The functions of the administrators' desk, as in `supabase/migrations`. Each action returns the new state of the
 * desk.
 */
export function deskRpcs(database: Database, clock: Pick<Clock, 'now'>): Rpcs {
  const { desk, message_reports, team_messages } = database;
  const now = (): string => new Date(clock.now()).toISOString();
  const note = async (
    admin: SignedIn,
    action: DeskLogRow['action'],
    given: Partial<Omit<DeskLogRow, 'id' | 'at' | 'admin_id' | 'action'>>,
  ): Promise<void> => {
    const id = Math.max(0, ...desk.desk_log.rows().map((line) => line.id)) + 1;
    const nothing = { subject_id: null, chat: null, seconds: null, reason: null, until: null };
    await desk.desk_log.insert([{ ...nothing, ...given, id, at: now(), admin_id: admin.id, action }]);
  };
  /** An action of an administrator. An action that changes nothing is not logged. */
  const action = (
    parameters: Rpc['parameters'],
    take: (admin: SignedIn, args: JsonRow) => Promise<void>,
    optional: readonly string[] = [],
  ): Rpc => ({
    parameters,
    optional,
    roles: ['authenticated'],
    call: async (who, args): Promise<DeskAnswer> => {
      await take(administrator(who), args);
      return deskNow(database, clock.now());
    },
  });
  const change = async (
    test: (row: TeamMessageRow) => boolean,
    to: (row: TeamMessageRow) => Partial<TeamMessageRow>,
  ): Promise<TeamMessageRow | undefined> =>
    (await team_messages.update(test, (row) => ({ ...row, ...to(row), updated_at: now() })))[0];

  /** The action that settles a message's open reports, or the action that reopens its settled reports. */
  const settling = (deed: 'settle' | 'reopen'): Rpc =>
    action({ report: 'uuid' }, async (admin, { report }) => {
      const keys = message_reports.rows(({ id }) => id === report).map(reportedKey);
      const [changed] = await message_reports.update(
        (row) => keys.includes(reportedKey(row)) && (row.settled_at === null) === (deed === 'settle'),
        (row) => ({ ...row, settled_at: deed === 'settle' ? now() : null }),
      );
      if (changed !== undefined) await note(admin, deed, { subject_id: changed.author_id });
    });

  return {
    desk: action({}, () => Promise.resolve()),

    remove_message: action({ message: 'uuid' }, async (admin, { message }) => {
      const isIt = ({ id, deleted_at, removed_at }: TeamMessageRow): boolean =>
        id === message && deleted_at === null && removed_at === null;
      const [said] = team_messages.rows(isIt).map((row) => ({ ...row }));
      if (said === undefined) return;
      await desk.removed_messages.insert([{ message_id: said.id, content: said.content }]);
      await change(isIt, () => ({ content: '', removed_at: now() }));
      await note(admin, 'remove', { subject_id: said.sender_id, chat: said.team_name });
    }),

    restore_message: action({ message: 'uuid' }, async (admin, { message }) => {
      const [kept] = await desk.removed_messages.delete(({ message_id }) => message_id === message);
      if (kept === undefined) return;
      const said = await change(
        ({ id }) => id === message,
        () => ({ content: kept.content, removed_at: null }),
      );
      if (said === undefined) return;
      await note(admin, 'restore', { subject_id: said.sender_id, chat: said.team_name });
    }),

    settle_report: settling('settle'),
    reopen_report: settling('reopen'),

    slow_chat: action(
      { team: 'int4', name: 'text', pause: 'int4' },
      async (admin, { team, name, pause }) => {
        const chat = chatKey(team, name);
        const noted = { chat: String(name) };
        if (pause === null) {
          const lifted = await desk.slow_chats.delete((row) => row.chat === chat);
          if (lifted.length > 0) await note(admin, 'unslow', noted);
          return;
        }
        const row = { chat, team_id: team, team_name: name, seconds: pause };
        if (desk.slow_chats.rows((known) => known.chat === chat && known.seconds === pause).length > 0) return;
        await desk.slow_chats.merge([row], ['chat'], () => row);
        await note(admin, 'slow', { ...noted, seconds: Number(pause) });
      },
      ['pause'],
    ),

    shut_out: action({ writer: 'uuid', span: 'text', why: 'text' }, async (admin, { writer, span, why }) => {
      const chosen = SHUT_OUT_SPANS.find((each) => each === span);
      if (chosen === undefined) {
        throw new PostgresError('22023', 'a user is shut out for an hour, a day or forever');
      }
      const row = { user_id: writer, reason: why, until: shutOutEnd(chosen, instantAt(clock.now())) };
      const isSame = (known: ShutOutRow): boolean =>
        known.user_id === writer && known.reason === why && known.until === row.until;
      if (desk.shut_outs.rows(isSame).length > 0) return;
      await desk.shut_outs.merge([row], ['user_id'], () => row);
      await note(admin, 'shut-out', { subject_id: String(writer), reason: String(why), until: row.until });
    }),

    let_in: action({ writer: 'uuid' }, async (admin, { writer }) => {
      const freed = await desk.shut_outs.delete(({ user_id }) => user_id === writer);
      if (freed.length > 0) await note(admin, 'let-in', { subject_id: String(writer) });
    }),

    writing_limits: {
      parameters: { team: 'int4', name: 'text' },
      optional: ['team', 'name'],
      roles: ['authenticated'],
      call: (who, { team, name }): WritingLimitsAnswer => {
        const key = team === null || name === null ? null : chatKey(team, name);
        const [slow] = desk.slow_chats.rows(({ chat }) => chat === key);
        const [out] = who.role === 'authenticated' ? shutOutsInForce(desk, instantAt(clock.now()), who.id) : [];
        return {
          slow_seconds: slow?.seconds ?? null,
          shut_out: out === undefined ? null : { reason: out.reason, until: out.until },
        };
      },
    },
  };
}
