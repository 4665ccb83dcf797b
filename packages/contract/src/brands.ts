import type { FollowId, MatchId, UtcInstant } from '@tribunen/domain';
import { toUtcInstant } from '@tribunen/domain';
import { custom, pipe, rawTransform, string } from 'valibot';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Text that the domain takes as the id of a match. */
export const matchId = custom<MatchId>(isFilled, 'Expected the id of a match');

/** Text that the domain takes as the id of a follow. */
export const followId = custom<FollowId>(isFilled, 'Expected the id of a follow');

/** A moment in any spelling that Postgres or a provider uses, out as the domain's own spelling. */
export const utcInstant = pipe(
  string(),
  rawTransform<string, UtcInstant>(({ dataset, addIssue, NEVER }) => {
    const instant = toUtcInstant(dataset.value);
    if (instant !== null) return instant;
    addIssue({ message: 'Expected a moment in time' });
    return NEVER;
  }),
);
