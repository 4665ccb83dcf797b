import { parseAnswer } from '../parseAnswer.ts';
import { bootVersionAnswer } from './boot-version.ts';

/**
 * The answer of `GET /boot/version`.
 *
 * @param text the body of the answer
 * @throws {ContractError} when it is not a whole number
 * @example
 * parseBootVersion('42\n'); // 42
 */
export function parseBootVersion(text: string): number {
  return parseAnswer('boot/version', bootVersionAnswer, text);
}
