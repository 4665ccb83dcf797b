import type { UtcInstant } from '../time/instant.ts';
import type { SnapshotTime } from './MatchSnapshot.ts';

/** Whether a snapshot is older than what is stored, of the same moment, or newer. */
export type SnapshotAge = 'older' | 'same' | 'newer';

/**
 * The age of a snapshot beside what is stored. The provider's own time decides where both have one, since a cache may answer late with old
 * words, however old; else the time at which it was asked. A time of the provider that lies after the question is of a wrong clock, and is not
 * used (FEED-2).
 */
export function snapshotAge(snapshot: SnapshotTime, stored: SnapshotTime): SnapshotAge {
  const [now, before] = [trusted(snapshot), trusted({ ...stored, observedAt: snapshot.observedAt })];
  const byProvider = now === null || before === null ? 'same' : compared(now, before);
  return byProvider === 'same' ? compared(snapshot.observedAt, stored.observedAt) : byProvider;
}

/**
 * The age of what is stored after a snapshot that is not older: the later of both times. A snapshot without the provider's own time keeps
 * the last one (FEED-2).
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
