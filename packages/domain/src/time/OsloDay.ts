import type { Brand } from '../brand.ts';

/** A calendar day in Europe/Oslo, `YYYY-MM-DD`: two of them compare as text. */
export type OsloDay = Brand<string, 'OsloDay'>;
