import type { Brand } from '../brand.ts';

/** A person's id, the same that the session and every `user_id` column hold. */
export type UserId = Brand<string, 'UserId'>;

/** The user named by a value from outside; null when it names none (PEOPLE-1). */
export function toUserId(raw: unknown): UserId | null {
  return typeof raw === 'string' && raw !== '' ? (raw as UserId) : null;
}
