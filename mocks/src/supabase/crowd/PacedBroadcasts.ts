import type { Clock } from '@tribunen/protocol';

interface Pace<Note> {
  waiting: Note[];
  dueAt: number;
  timer: ReturnType<Clock['setTimeout']> | null;
}

const paceMs = 1000;

/**
 * Sends at most one broadcast a second for each topic and event. After a second without a broadcast, the next note is
 * sent at once. A note that is added sooner waits, and is sent together with the other waiting notes.
 */
export class PacedBroadcasts<Note> {
  readonly #clock: Clock;
  readonly #send: (topic: string, event: string, notes: readonly Note[]) => void;
  readonly #paces = new Map<string, Pace<Note>>();

  constructor(clock: Clock, send: (topic: string, event: string, notes: readonly Note[]) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  add(topic: string, event: string, note: Note): void {
    const key = `${event} to ${topic}`;
    const pace = this.#paces.get(key) ?? { waiting: [], dueAt: 0, timer: null };
    this.#paces.set(key, pace);
    pace.waiting.push(note);
    const now = this.#clock.now();
    // If the next broadcast is due in more than a second, the clock has been set back. The note then does not wait.
    const wait = pace.dueAt - now > paceMs ? 0 : Math.max(0, pace.dueAt - now);
    pace.timer ??= this.#clock.setTimeout(() => {
      pace.timer = null;
      pace.dueAt = this.#clock.now() + paceMs;
      this.#send(topic, event, pace.waiting.splice(0));
    }, wait);
  }

  stop(): void {
    for (const { timer } of this.#paces.values()) if (timer !== null) this.#clock.clearTimeout(timer);
    this.#paces.clear();
  }
}
