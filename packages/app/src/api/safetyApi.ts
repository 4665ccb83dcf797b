import { type Parsed, toBlockedUserId, toMutedUserId, toSavedHiddenWord } from '@tribunen/contract';
import type { MessageId, ReportReason, UserId } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { parseRows, readRows, TableError } from './tables/rows.ts';

/** A list of the spectator's own: its table, and the column with the user or the word of each row. */
interface OwnList<Value extends string> {
  readonly table: string;
  readonly column: string;
  readonly toRow: (value: string) => object;
  readonly translate: (row: unknown) => Parsed<Value>;
}

const mutes: OwnList<UserId> = {
  table: 'user_mutes',
  column: 'muted_id',
  toRow: (muted_id) => ({ muted_id }),
  translate: toMutedUserId,
};
const blocks: OwnList<UserId> = {
  table: 'user_blocks',
  column: 'blocked_id',
  toRow: (blocked_id) => ({ blocked_id }),
  translate: toBlockedUserId,
};
const hiddenWords: OwnList<string> = {
  table: 'hidden_words',
  column: 'word',
  toRow: (word) => ({ word }),
  translate: toSavedHiddenWord,
};

/** The error code of Postgres for a row that exists already. */
const duplicate = '23505';

/** A reported message, and where it was written. */
export interface Reported {
  readonly where: 'chat' | 'direct';
  readonly id: MessageId;
}

/** The mutes, blocks and hidden words of a signed-in spectator, and their reports. */
export const safetyApi = new ApiPart(({ tables }) => {
  /** All values of a list. The policies hide the rows of other spectators. */
  const select = async <Value extends string>({
    table,
    column,
    translate,
  }: OwnList<Value>): Promise<ReadonlySet<Value>> =>
    new Set(parseRows(await readRows(table, tables.from(table).select(column).throwOnError()), translate));

  /** Adds a value to a list, unless the list contains it already. */
  const add =
    <Value extends string>({ table, column, toRow }: OwnList<Value>) =>
    async (value: Value): Promise<void> => {
      const added = tables
        .from(table)
        .upsert(toRow(value), { onConflict: `user_id,${column}`, ignoreDuplicates: true })
        .select('id');
      await readRows(table, added.throwOnError());
    };

  const remove =
    <Value extends string>({ table, column }: OwnList<Value>) =>
    async (value: Value): Promise<void> => {
      await readRows(table, tables.from(table).delete().eq(column, value).select('id').throwOnError());
    };

  return {
    /**
     * The people and the words that the chats hide from the spectator (CHAT-28), in separate lists.
     *
     * @throws TableError
     */
    muted: () => select(mutes),
    blocked: () => select(blocks),
    hiddenWords: () => select(hiddenWords),
    mute: add(mutes),
    unmute: remove(mutes),
    block: add(blocks),
    unblock: remove(blocks),
    /** Hides messages with this word, which must have the form of `toHiddenWord`. */
    hideWord: add(hiddenWords),
    showWord: remove(hiddenWords),

    /**
     * Reports somebody else's message. Reporting it again changes nothing. The report is not read back, because only an
     * administrator can read it.
     *
     * @throws TableError
     */
    async report({ where, id }: Reported, reason: ReportReason): Promise<void> {
      const table = 'message_reports';
      const message = where === 'chat' ? { team_message_id: id } : { message_id: id };
      try {
        await tables
          .from(table)
          .insert({ ...message, reason })
          .throwOnError();
      } catch (error) {
        const failure = new TableError(table, error);
        if (failure.code !== duplicate) throw failure;
      }
    },
  };
});

export type SafetyApi = ReturnType<typeof safetyApi.of>;
