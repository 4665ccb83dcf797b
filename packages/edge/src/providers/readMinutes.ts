import { readClock } from '@tribunen/domain';

/**
 * Splits each minute that is a text, such as «45+5», into a minute and its added time. A text that is not a minute
 * stays, and the schema then drops the field.
 *
 * @example
 * readMinutes({ goals: [{ minute: '45+5' }] }); // { goals: [{ minute: 45, injuryTime: 5 }] }
 */
export function readMinutes(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(readMinutes);
  if (typeof answer !== 'object' || answer === null) return answer;
  const read = Object.entries(answer).map(([key, value]) => [key, readMinutes(value)] as const);
  const added = 'injuryTime' in answer ? clockIn(answer.injuryTime) : null;
  const clock = 'minute' in answer ? clockIn(answer.minute) : null;
  return {
    ...Object.fromEntries(read),
    ...(added !== null && { injuryTime: added.minute }),
    ...(clock !== null && { minute: clock.minute }),
    ...(clock !== null && clock.injuryTime !== null && { injuryTime: clock.injuryTime }),
  };
}

function clockIn(text: unknown): ReturnType<typeof readClock> {
  return typeof text === 'string' ? readClock(text) : null;
}
