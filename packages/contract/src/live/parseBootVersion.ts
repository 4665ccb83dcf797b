import { parseAnswer } from '../parseAnswer.ts';
import { type BootVersion, bootVersionAnswer } from './boot-version.ts';

/**
 * The answer of `GET /boot/version`.
 *
 * @param version the body of the answer
 * @param mode the header `liveModeHeader`; null where the answer has none
 * @throws {ContractError} when the body is no whole number, or the mode is not known
 * @example
 * parseBootVersion('42\n', null); // { version: 42, mode: 'small' }
 */
export function parseBootVersion(version: string, mode: string | null): BootVersion {
  return parseAnswer('boot/version', bootVersionAnswer, { version, mode });
}
