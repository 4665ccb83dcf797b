import { parse } from 'valibot';
import { type Voices, voicesData } from './voicesSchema.ts';

/**
 * Loads the spectators who write in the chats, and their lines, from a separate chunk.
 *
 * @throws {ValiError} when the data file breaks its schema
 */
export async function loadVoices(): Promise<Voices> {
  const { voices } = await import('./voices.ts');
  return parse(voicesData, voices);
}
