import { type GenericSchema, safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';

/**
 * Returns a function that checks a row of a table by a schema and translates it. The bundler leaves that function out
 * of a program that uses only the table's schema.
 *
 * @example
 * const toSavedHiddenWord = rowTranslation('hidden_words', object({ word: hiddenWordText }), ({ word }) => word);
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowTranslation<Row, Value>(
  table: string,
  schema: GenericSchema<unknown, Row>,
  translate: (row: Row) => Value,
): (raw: unknown) => Parsed<Value> {
  return (raw) => {
    const parsed = safeParse(schema, raw);
    return parsed.success
      ? { ok: true, value: translate(parsed.output) }
      : { ok: false, fault: faultOf(table, parsed.issues) };
  };
}
