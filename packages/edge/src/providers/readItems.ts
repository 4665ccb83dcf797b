import { type ContractFault, readMended } from '@tribunen/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import { fitsColumn } from '../data/fitsColumn.ts';
import { faultOf, type ProviderAnswer } from './askProvider.ts';

type Known<Body> = Extract<ProviderAnswer<Body>, { readonly status: 'known' }>;

/**
 * Parses the items of a list. An invalid field is dropped. If the item is then still invalid, it is left out; the other
 * items stay. The fault names the first field or item that was lost.
 *
 * @example
 * readItems(answer, answer.body.matches, providerMatchReport).fault; // '3.utcDate: Invalid timestamp …'
 */
export function readItems<Item extends GenericSchema>(
  { reported }: Pick<Known<unknown>, 'reported'>,
  items: readonly unknown[],
  shape: Item,
): Known<readonly InferOutput<Item>[]> {
  const body: InferOutput<Item>[] = [];
  const faults: ContractFault[] = [];
  for (const [index, item] of items.entries()) {
    const unfit: string[] = [];
    const read = readMended('', shape, withoutUnfit(item, [], unfit));
    if (read.ok) body.push(read.value);
    const lost = [
      ...unfit.map((path) => ({ where: '', path, message: 'A number that no column holds' })),
      ...(read.ok ? (read.faults ?? []) : [read.fault]),
    ];
    faults.push(...lost.map((fault) => ({ ...fault, path: `${index}.${fault.path}` })));
  }
  return { status: 'known', body, fault: faultOf(faults), reported };
}

/** Removes the numbers that no column can hold; `unfit` receives their paths. */
function withoutUnfit(value: unknown, path: readonly string[], unfit: string[]): unknown {
  if (typeof value === 'number' && !fitsColumn(value)) {
    unfit.push(path.join('.'));
    return null;
  }
  if (Array.isArray(value)) return value.map((each, index) => withoutUnfit(each, [...path, `${index}`], unfit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutUnfit(each, [...path, key], unfit)]),
  );
}
