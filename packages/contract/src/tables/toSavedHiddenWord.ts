import { object, safeParse } from 'valibot';
import { hiddenWordText } from '../textColumns.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ word: hiddenWordText });

/** The word of one row of `hidden_words`. */
export function toSavedHiddenWord(raw: unknown): Parsed<string> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('hidden_words', parsed.issues) };
  return { ok: true, value: parsed.output.word };
}
