import type { TeamMessageRow } from '@tribunen/contract';
import {
  createRandom,
  type CrowdSpectator,
  drawInteger,
  type Random,
  seededUuid,
  type Voices,
} from '@tribunen/football';
import type { Change, Clock } from '@tribunen/protocol';

export interface ChatRepliesOptions {
  readonly database: {
    onChange(listener: (change: Change) => void): () => void;
    readonly team_messages: {
      rows(test: (row: TeamMessageRow) => boolean): readonly TeamMessageRow[];
      upsert(row: TeamMessageRow): Promise<void>;
    };
    readonly profiles: {
      rows(test: (row: { readonly user_id: string }) => boolean): readonly { readonly name: string | null }[];
    };
  };
  readonly spectators: readonly CrowdSpectator[];
  readonly lines: Pick<Voices['lines'], 'reply' | 'answer'>;
  readonly seed: number;
  readonly clock: Clock;
  readonly report: (message: string, cause: unknown) => void;
}

/** The fewest and the most milliseconds until a spectator answers. */
const delay = { least: 2500, most: 9000 };
const tagShare = 0.4;

/**
 * Makes simulated spectators answer users in the chats. If a message tags or replies to a spectator, that spectator
 * answers. A random spectator answers any other question. The same message always gets the same answer, so a second
 * worker that takes over does not write another one.
 */
export class ChatReplies {
  readonly #options: ChatRepliesOptions;
  readonly #crowd: ReadonlyMap<string, CrowdSpectator>;
  readonly #timers = new Set<ReturnType<Clock['setTimeout']>>();
  #stopListening: (() => void) | null = null;

  constructor(options: ChatRepliesOptions) {
    this.#options = options;
    this.#crowd = new Map(options.spectators.map((spectator) => [spectator.id, spectator]));
  }

  start(): void {
    const { database } = this.#options;
    this.#stopListening ??= database.onChange((change) => {
      if (change.table !== 'team_messages' || change.type !== 'INSERT') return;
      const { id, sender_id } = change.record;
      // Most messages are the crowd's own. They are skipped first, because a lookup is slow in a long list of messages.
      if (typeof sender_id !== 'string' || this.#crowd.has(sender_id)) return;
      for (const row of database.team_messages.rows((each) => each.id === id)) this.#hear(row);
    });
    for (const row of database.team_messages.rows((each) => !this.#isCrowds(each))) this.#hear(row);
  }

  stop(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    for (const timer of this.#timers) this.#options.clock.clearTimeout(timer);
    this.#timers.clear();
  }

  #hear(message: TeamMessageRow): void {
    const { clock, seed, report } = this.#options;
    if (message.sender_id === null || this.#isCrowds(message)) return;
    const random = createRandom(seed, 'reply', message.id);
    const who = this.#whoAnswers(message, random);
    if (who === null) return;
    const at = Date.parse(message.created_at) + drawInteger(delay.least, delay.most, random);
    const row = this.#answer(message, who, at, random);
    const timer = clock.setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#write(message, row).catch((error: unknown) => report('A simulated spectator could not answer', error));
      },
      Math.max(0, at - clock.now()),
    );
    this.#timers.add(timer);
  }

  #whoAnswers(
    { tagged_user_id, reference_message_id, content }: TeamMessageRow,
    random: Random,
  ): CrowdSpectator | null {
    const { database, spectators } = this.#options;
    const [quoted] =
      reference_message_id === null ? [] : database.team_messages.rows(({ id }) => id === reference_message_id);
    const spokenTo = this.#crowd.get(tagged_user_id ?? '') ?? this.#crowd.get(quoted?.sender_id ?? '');
    if (spokenTo !== undefined) return spokenTo;
    return content.trim().endsWith('?') ? (spectators[drawInteger(0, spectators.length - 1, random)] ?? null) : null;
  }

  #answer(message: TeamMessageRow, who: CrowdSpectator, at: number, random: Random): TeamMessageRow {
    const { lines, seed, database } = this.#options;
    const candidates = message.content.trim().endsWith('?') ? lines.answer : lines.reply;
    const line = candidates[drawInteger(0, candidates.length - 1, random)] ?? '';
    const name = database.profiles.rows(({ user_id }) => user_id === message.sender_id)[0]?.name ?? null;
    const tags = name !== null && random() < tagShare;
    const when = new Date(at).toISOString();
    return {
      ...message,
      id: seededUuid(seed, 'reply', message.id),
      sender_id: who.id,
      content: tags ? `@${name} ${line}` : line,
      tagged_user_id: tags ? message.sender_id : null,
      reference_message_id: message.id,
      created_at: when,
      updated_at: when,
    };
  }

  /** Writes an answer, unless the message has been deleted meanwhile. */
  async #write({ id }: TeamMessageRow, row: TeamMessageRow): Promise<void> {
    const { team_messages } = this.#options.database;
    const [asked] = team_messages.rows((each) => each.id === id);
    if (asked !== undefined && asked.deleted_at === null) await team_messages.upsert(row);
  }

  #isCrowds({ sender_id }: TeamMessageRow): boolean {
    return sender_id !== null && this.#crowd.has(sender_id);
  }
}
