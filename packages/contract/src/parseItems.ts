import type { ContractFault, Parsed } from './ContractFault.ts';

/**
 * The readable items of a list. Broken items are left out and reported in `faults`, as are the broken parts of an item.
 */
export interface Items<Value> {
  readonly values: readonly Value[];
  readonly faults: readonly ContractFault[];
}

/**
 * Translates a list item by item.
 *
 * @param within the field that contains the list, `matches`
 */
export function parseItems<Value>(
  within: string,
  items: readonly unknown[],
  translate: (item: unknown) => Parsed<Value>,
): Items<Value> {
  const values: Value[] = [];
  const faults: ContractFault[] = [];
  for (const [index, item] of items.entries()) {
    const parsed = translate(item);
    if (parsed.ok) values.push(parsed.value);
    const lost = parsed.ok ? (parsed.faults ?? []) : [parsed.fault];
    faults.push(...lost.map((fault) => ({ ...fault, path: withinPath(`${within}.${index}`, fault.path) })));
  }
  return { values, faults };
}

function withinPath(within: string, path: string): string {
  return path === '' ? within : `${within}.${path}`;
}
