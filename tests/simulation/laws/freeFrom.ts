import type { Simulation, Trouble } from '../run/Simulation.ts';
import type { Device } from '../spectator/Device.ts';

const second = 1000;

/**
 * The time since which no fault has hindered a device's requests, in milliseconds since 1970; the present time or a
 * later one while a fault hinders them.
 */
export function freeFrom(
  { isOnline, onlineSince }: Device,
  { time, troubles }: Pick<Simulation, 'time' | 'troubles'>,
): number {
  const since = isOnline ? onlineSince : time.now;
  // Mode `crowd` hinders no request: the backend answers in another way.
  const hindering = troubles.filter(({ incident }) => incident.kind !== 'crowd');
  return Math.max(since, ...hindering.map(({ until, incident }) => until + afterEffectMs(incident)));
}

/** How long an incident has effects after its end, in milliseconds. */
function afterEffectMs(incident: Trouble['incident']): number {
  if (incident.kind === 'busy') return incident.retryAfterSeconds * second;
  if (incident.kind !== 'requests') return 0;
  switch (incident.fault.kind) {
    case 'never':
      return 15 * second;
    case 'latency':
      return incident.fault.ms + (incident.fault.jitterMs ?? 0);
    case 'status':
      return (incident.fault.retryAfterSeconds ?? 0) * second;
    case 'token-expired':
    case 'html':
    case 'broken-json':
    case 'offline':
      return 0;
  }
}
