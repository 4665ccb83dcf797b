import { EngineRun, type EngineParts } from './EngineRun.ts';

/**
 * Decides which events are announced to a spectator. It runs from the first `acquire` to the last release (NOTIFY-10).
 */
export class NotificationEngine {
  readonly #parts: EngineParts;
  #current: { readonly userId: string; readonly run: EngineRun; users: number } | null = null;

  constructor(parts: EngineParts) {
    this.#parts = parts;
  }

  /**
   * Starts the engine for a spectator, or shares the running one. For a different spectator it starts anew. Returns a
   * function that releases it.
   */
  acquire(userId: string): () => void {
    if (this.#current !== null && this.#current.userId !== userId) this.#stop();
    const current = this.#current ?? { userId, run: new EngineRun(this.#parts, userId), users: 0 };
    if (this.#current === null) {
      this.#current = current;
      current.run.start();
    }
    current.users += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      current.users -= 1;
      if (current.users === 0 && this.#current === current) this.#stop();
    };
  }

  #stop(): void {
    this.#current?.run.stop();
    this.#current = null;
  }
}
