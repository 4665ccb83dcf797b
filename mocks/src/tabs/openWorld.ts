import type { ChangeLog, World } from './ChangeLog.ts';

export interface OpenWorldOptions {
  readonly log: ChangeLog;
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  /** The scenario's name among the locks. */
  readonly name: string;
  /** The id of the world that this tab was in before it loaded; null for a new tab, and for one that restarts. */
  readonly remembered: string | null;
  readonly beginsAnew: boolean;
  /** Which match day to open: its seed and speed. */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly newId: () => string;
}

export interface OpenWorld {
  readonly id: string;
  /** When the match day began (milliseconds since 1970): the same in every tab. */
  readonly anchor: number;
  /** Leaves it, as closing the tab does. */
  readonly leave: () => void;
}

/** A match day that was opened this long ago has run out: the next load opens a new one. */
const oldestAnchorMs = 6 * 3_600_000;

/**
 * Enters the world that the scenario's other tabs are in, or that this tab was in before it loaded. If there is
 * neither, it begins a new one: a world lives as long as there is a tab that knows it.
 */
export async function openWorld(options: OpenWorldOptions): Promise<OpenWorld> {
  const { log, locks, name, remembered, beginsAnew, day, now, newId } = options;
  return locks.request(`${name}/lead`, async () => {
    const before = await log.world();
    const others = (await locks.query()).held?.some((lock) => lock.name === `${name}/open`) === true;
    const goesOn = !beginsAnew && before !== null && (others || before.id === remembered);
    const { id, anchors }: World = goesOn ? before : { id: newId(), anchors: {} };
    const kept = anchors[day] ?? NaN;
    const anchor = now - kept >= 0 && now - kept < oldestAnchorMs ? kept : now;
    await log.keepWorld({ id, anchors: { ...anchors, [day]: anchor } });
    return { id, anchor, leave: await stayOpen(locks, `${name}/open`) };
  });
}

/** Holds a lock shared with others, until the tab is gone or the returned function releases it. */
function stayOpen(locks: Pick<LockManager, 'request'>, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, { mode: 'shared' }, () => new Promise<void>((letGo) => resolve(() => letGo()))).catch(reject);
  });
}
