import type { UtcInstant } from '../time/instant.ts';
import type { SnapshotTime } from './MatchSnapshot.ts';

/** Whether a snapshot is older than what is stored, of the same moment, or newer. */
export type SnapshotAge = 'older' | 'same' | 'newer';

/**
 * The age of a snapshot relative to what is stored. The provider's own time decides where both have one, because a
 * cache may answer late with an old state; else the time of the request decides. A time of the provider that lies after
 * the request comes from a wrong clock, and is not used (FEED-2).
 */
export function snapshotAge(snapshot: SnapshotTime, stored: SnapshotTime): SnapshotAge {
  const [now, before] = [trusted(snapshot), trusted({ ...stored, observedAt: snapshot.observedAt })];
  const byProvider = now === null || before === null ? 'same' : compared(now, before);
  return byProvider === 'same' ? compared(snapshot.observedAt, stored.observedAt) : byProvider;
}

/**
 * The age of what is stored after a snapshot that is not older: the later of both times. When the snapshot has no time
 * of the provider, the last one stays (FEED-2).
 */
export function newestTime(snapshot: SnapshotTime, stored: SnapshotTime | null): SnapshotTime {
  const changedAt = trusted(snapshot) ?? stored?.changedAt ?? null;
  const isLater = stored === null || snapshot.observedAt > stored.observedAt;
  return { observedAt: isLater ? snapshot.observedAt : stored.observedAt, changedAt };
}

function trusted({ observedAt, changedAt }: SnapshotTime): UtcInstant | null {
  return changedAt === null || changedAt > observedAt ? null : changedAt;
}

function compared(now: UtcInstant, before: UtcInstant): SnapshotAge {
  if (now === before) return 'same';
  return now < before ? 'older' : 'newer';
}
