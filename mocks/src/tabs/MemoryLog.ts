import type { Change } from '@tribunen/protocol';
import { type ChangeLog, type LogEntry, type World, WorldIsGoneError } from './ChangeLog.ts';

/** A log that lasts as long as the page: for tests, and for browsers that store nothing. */
export class MemoryLog implements ChangeLog {
  #world: World | null = null;
  #entries: readonly LogEntry[] = [];
  #last = 0;

  async world(): Promise<World | null> {
    return this.#world;
  }

  async keepWorld(world: World): Promise<void> {
    if (world.id !== this.#world?.id) this.#entries = [];
    this.#world = world;
  }

  async append(worldId: string, changes: readonly Change[]): Promise<number> {
    if (worldId !== this.#world?.id) throw new WorldIsGoneError('Another world has begun');
    this.#last += 1;
    this.#entries = [...this.#entries, { number: this.#last, changes: structuredClone(changes) }];
    return this.#last;
  }

  async entriesAfter(number: number): Promise<readonly LogEntry[]> {
    return this.#entries.filter((entry) => entry.number > number);
  }
}
