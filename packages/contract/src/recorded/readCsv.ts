import { type GenericSchema, safeParse } from 'valibot';
import { faultKindOf } from '../files/faultKindOf.ts';
import type { ReadFile } from '../files/FileFault.ts';

/**
 * Reads a table in CSV. The first line names the columns, and the schema parses each row. A field that looks like a
 * number becomes a number, and an empty field is left out. A fault names its line and its column.
 *
 * @example
 * readCsv(object({ x: number() }), 'x\n1\n2'); // { ok: true, value: [{ x: 1 }, { x: 2 }] }
 */
export function readCsv<Row>(row: GenericSchema<unknown, Row>, text: string): ReadFile<readonly Row[]> {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = fieldsOf(head);
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const fields = fieldsOf(line);
    const given = names.flatMap((name, place) => {
      const field = fields[place]?.trim() ?? '';
      return field === '' ? [] : [[name, /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(field) ? Number(field) : field] as const];
    });
    const parsed = safeParse(row, Object.fromEntries(given));
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = (issue.path ?? []).map(({ key }) => String(key)).join('.');
      // The first line holds the names of the columns.
      return { ok: false, fault: { line: index + 2, field, message: issue.message, what: faultKindOf(issue) } };
    }
    rows.push(parsed.output);
  }
  if (rows.length > 0) return { ok: true, value: rows };
  return { ok: false, fault: { line: 1, field: '', message: 'There are no rows', what: { kind: 'no-rows' } } };
}

/** The fields of a line; a quoted field may contain commas, and quotes, which are written twice. */
function fieldsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
