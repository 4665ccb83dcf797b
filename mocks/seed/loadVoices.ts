import { parse } from 'valibot';
import { type Voices, voicesData } from './voicesSchema.ts';

/**
 * Reads who talks in the chats and what they say, in a chunk of its own.
 *
 * @throws {ValiError} when the data file breaks its schema
 *
 * @example
 * const { spectators } = await loadVoices();
 */
export async function loadVoices(): Promise<Voices> {
  const { voices } = await import('./voices.ts');
  return parse(voicesData, voices);
}
