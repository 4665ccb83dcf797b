import type { EventSource } from './EventFile.ts';

/** How tools write a value that they do not have. */
const NOTHING = /^(?:|nan|na|n\/a|<na>|nat|none|null|[+-]?inf(?:inity)?)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const COMMA_NUMBER = /^[+-]?\d+,\d+$/;
const separators = [',', ';', '\t', '|'] as const;

/** A table, and the names of its columns. */
export interface CsvSource extends EventSource {
  readonly columns: readonly string[];
}

/**
 * Reads a table as spreadsheets and pandas write it: separated by commas, semicolons, tabs or bars, whichever the first
 * line has most of; with decimal commas unless the separator is a comma; with quoted fields, which may hold separators,
 * line breaks and doubled quotes. A field that looks like a number is a number. An empty field, NaN and Infinity are
 * null.
 *
 * @example
 * csvSource('x;y\n1,5;NaN').items; // [{ x: 1.5, y: null }]
 */
export function csvSource(text: string): CsvSource {
  const [head = ''] = text.split(/\r?\n|\r/, 1);
  const countOf = (separator: string) => head.split(separator).length;
  const separator = separators.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
  const [names, ...rows] = rowsOf(text, separator);
  const columns = (names?.fields ?? []).map((name) => name.trim().toLowerCase());
  const items = rows.map(({ fields }) =>
    Object.fromEntries(columns.map((name, place) => [name, valueOf(fields[place] ?? '', separator !== ',')])),
  );
  return {
    columns,
    items,
    placeOf: (item, [name = '']) => ({
      line: rows[item]?.line ?? 1,
      column: columns.indexOf(String(name)) + 1,
      field: String(name),
    }),
  };
}

function valueOf(raw: string, hasDecimalCommas: boolean): string | number | null {
  const field = raw.trim();
  if (field === '') return null;
  if (NUMBER.test(field)) return Number(field);
  if (NOTHING.test(field)) return null;
  return hasDecimalCommas && COMMA_NUMBER.test(field) ? Number(field.replace(',', '.')) : field;
}

interface Row {
  /** The line on which the row begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** The rows of a table, without empty ones. */
function rowsOf(text: string, separator: string): readonly Row[] {
  const rows: Row[] = [];
  const field = new RegExp(`"([^"]*(?:""[^"]*)*)"[^${separator}\\r\\n]*|[^${separator}\\r\\n]*`, 'y');
  let at = 0;
  let line = 1;
  while (at < text.length) {
    // Nearly every line is without quotes, and can be split at once.
    const end = text.indexOf('\n', at);
    const whole = text.slice(at, end === -1 ? text.length : end);
    if (!whole.includes('"') && !/\r./.test(whole)) {
      const fields = (whole.endsWith('\r') ? whole.slice(0, -1) : whole).split(separator);
      if (fields.some((each) => each.trim() !== '')) rows.push({ line, fields });
      at += whole.length + 1;
      line += 1;
      continue;
    }
    const began = line;
    const fields: string[] = [];
    for (;;) {
      field.lastIndex = at;
      const [found = '', quoted] = field.exec(text) ?? [];
      fields.push(quoted === undefined ? found : quoted.replaceAll('""', '"'));
      if (quoted !== undefined) line += quoted.split(/\r\n?|\n/).length - 1;
      at += found.length;
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (fields.some((each) => each.trim() !== '')) rows.push({ line: began, fields });
  }
  return rows;
}
