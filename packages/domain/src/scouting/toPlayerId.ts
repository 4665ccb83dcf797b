import type { PlayerId } from './Rating.ts';

/**
 * Text as the id of a player; null when it is empty or no text. The id of a player in a line-up is the provider's too.
 */
export function toPlayerId(raw: unknown): PlayerId | null {
  return typeof raw === 'string' && raw.trim() !== '' ? (raw as PlayerId) : null;
}
