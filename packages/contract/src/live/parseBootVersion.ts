import { parseAnswer } from '../parseAnswer.ts';
import { type BootVersion, bootVersionAnswer } from './boot-version.ts';

/**
 * The answer of `GET /boot/version`.
 *
 * @param text the body of the answer
 * @throws {ContractError} when it does not begin with a whole number, or the mode is not known
 * @example
 * parseBootVersion('42\n'); // { version: 42, mode: 'small' }
 */
export function parseBootVersion(text: string): BootVersion {
  return parseAnswer('boot/version', bootVersionAnswer, text);
}
