import type { ChangeLog, World } from './ChangeLog.ts';

export interface OpenWorldOptions {
  readonly log: ChangeLog;
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  /** The scenario's name, as part of the locks' names. */
  readonly name: string;
  /** The id of the world that this tab was in before it was reloaded; null for a new tab, and after a restart. */
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
  /** When the match day began, in milliseconds since 1970: the same in every tab. */
  readonly anchor: number;
  /** Leaves the world, as closing the tab does. */
  readonly leave: () => void;
}

/** The age at which a match day ends: the next load opens a new one. */
const oldestAnchorMs = 6 * 3_600_000;

/**
 * Enters the world of the scenario's other tabs, or the world that this tab was in before it was reloaded. If there is
 * neither, it begins a new world: a world lasts as long as a tab remembers it.
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

/** Holds a shared lock until the tab is gone, or until the returned function releases the lock. */
function stayOpen(locks: Pick<LockManager, 'request'>, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, { mode: 'shared' }, () => new Promise<void>((letGo) => resolve(() => letGo()))).catch(reject);
  });
}
