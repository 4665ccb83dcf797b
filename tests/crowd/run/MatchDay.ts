import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchId } from '@tribunen/domain';
import type { Seen } from '../figures/Seen.ts';
import type { Spectator } from '../spectators/Spectator.ts';
import type { Football } from '../site/Football.ts';

const goalEveryMs = 8000;
const minuteMs = 60_000;
/**
 * An author writes at most this many messages a second. That is fifteen a minute, because the database accepts no more
 * than twenty (CHAT-31).
 */
const mostOfWriter = 15 / 60;
/** The pause between two steps. Messages that become due in the same step are written together. */
const stepMs = 50;

/**
 * Scores a goal every few seconds, in one match after another, updates the minute of play, and lets spectators write in
 * the chats.
 */
export class MatchDay {
  readonly #football: Football;
  readonly #seen: Seen;
  readonly #writers: readonly Spectator[];
  #scored = 0;
  #written = 0;

  constructor(football: Football, spectators: readonly Spectator[], seen: Seen) {
    this.#football = football;
    this.#seen = seen;
    this.#writers = spectators.filter(({ open, account }) => open !== null && account !== null);
  }

  /** @param chat messages a second, in all chats together; if there are too few authors, fewer are written */
  async play(seconds: number, chat: number): Promise<void> {
    const from = performance.now();
    const end = from + seconds * 1000;
    const rate = Math.min(chat, this.#writers.length * mostOfWriter);
    let [nextGoal, nextTick, messages] = [from, from + minuteMs / 2, 0];
    for (let now = from; now < end; now = performance.now()) {
      if (now >= nextGoal) {
        nextGoal += goalEveryMs;
        const { matches } = this.#football;
        const match = matches[this.#scored % matches.length];
        if (match !== undefined) await this.score(match.id);
      }
      if (now >= nextTick) {
        nextTick += minuteMs;
        await this.#football.tick();
      }
      for (; messages < ((now - from) / 1000) * rate; messages += 1) this.#write();
      await sleep(stepMs);
    }
  }

  /** Commits the next goal of a match. */
  async score(match: MatchId): Promise<void> {
    const goal = this.#football.nextGoal(match);
    const committed = this.#seen.expect(goal);
    committed(await this.#football.score(goal));
    this.#scored += 1;
  }

  #write(): void {
    const writer = this.#writers[this.#written % this.#writers.length];
    if (writer?.open === null || writer === undefined) return;
    this.#written += 1;
    this.#seen.wrote(writer.write(writer.open.room, `Message ${this.#written}`), writer.open.id);
  }
}
