/** The sentences with which the server refuses to accept an invitation, by reason. */
export const acceptanceRefusals = {
  unknown: 'There is no such invitation',
  'somebody-elses': 'The invitation was sent to somebody else',
  full: 'One of you has 500 friends, the most that one can have',
  expired: 'The invitation has expired',
  answered: 'The invitation has been answered',
} as const;

export type AcceptanceRefusal = keyof typeof acceptanceRefusals;

const reasons: readonly AcceptanceRefusal[] = ['unknown', 'somebody-elses', 'full', 'expired', 'answered'];

/** The reason for which the server refused an invitation; null for a sentence that is not ours. */
export function acceptanceRefusalOf(message: string | null): AcceptanceRefusal | null {
  return reasons.find((reason) => acceptanceRefusals[reason] === message) ?? null;
}
