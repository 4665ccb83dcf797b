import type {
  ElementId,
  FollowId,
  FriendshipId,
  InvitationId,
  LiveEventId,
  MatchId,
  MessageId,
  PlayerId,
  RatingId,
  UserId,
  UtcInstant,
} from '@tribunen/domain';
import { toUtcInstant } from '@tribunen/domain';
import { custom, pipe, rawTransform, string } from 'valibot';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Text that the domain accepts as the id of a match. */
export const matchId = custom<MatchId>(isFilled, 'Expected the id of a match');

/** Text that the domain accepts as the id of a follow. */
export const followId = custom<FollowId>(isFilled, 'Expected the id of a follow');

/** Text that the domain accepts as the id of a user. */
export const userId = custom<UserId>(isFilled, 'Expected the id of a user');

/** Text that the domain accepts as the id of a friendship. */
export const friendshipId = custom<FriendshipId>(isFilled, 'Expected the id of a friendship');

/** Text that the domain accepts as the id of an invitation. */
export const invitationId = custom<InvitationId>(isFilled, 'Expected the id of an invitation');

/** Text that the domain accepts as the id of a chat message. */
export const messageId = custom<MessageId>(isFilled, 'Expected the id of a message');

/** Text that the domain accepts as the id of an event. */
export const liveEventId = custom<LiveEventId>(isFilled, 'Expected the id of an event');

/** Text that the domain accepts as the id of a player. */
export const playerId = custom<PlayerId>(isFilled, 'Expected the id of a player');

/** Text that the domain accepts as the id of a rating. */
export const ratingId = custom<RatingId>(isFilled, 'Expected the id of a rating');

/** A player's number in the official fantasy game. */
export const elementId = custom<ElementId>(Number.isInteger, 'Expected the number of a player');

/** Reads a moment in any spelling that Postgres or a provider uses, and returns it in the domain's spelling. */
export const utcInstant = pipe(
  string(),
  rawTransform<string, UtcInstant>(({ dataset, addIssue, NEVER }) => {
    const instant = toUtcInstant(dataset.value);
    if (instant !== null) return instant;
    addIssue({ message: 'Expected a moment in time' });
    return NEVER;
  }),
);
