import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { fitsColumn } from '../data/fitsColumn.ts';
import type { ProviderAnswer } from './askProvider.ts';

type Known<Body> = Extract<ProviderAnswer<Body>, { readonly status: 'known' }>;

/**
 * The items of a list. One that cannot be read, or kept, is left out, so that it costs no other, and the answer says why.
 *
 * @example
 * readItems(answer, answer.body.matches, providerMatchReport).fault; // '3.utcDate: Invalid timestamp …'
 */
export function readItems<Item extends GenericSchema>(
  { told }: Pick<Known<unknown>, 'told'>,
  items: readonly unknown[],
  shape: Item,
): Known<readonly InferOutput<Item>[]> {
  const body: InferOutput<Item>[] = [];
  let fault: string | null = null;
  for (const [index, item] of items.entries()) {
    const parsed = safeParse(shape, item);
    if (!parsed.success) fault ??= `${index}.${getDotPath(parsed.issues[0]) ?? ''}: ${parsed.issues[0].message}`;
    else if (!canBeKept(parsed.output)) fault ??= `${index}: A number that no column holds`;
    else body.push(parsed.output);
  }
  return { status: 'known', body, fault, told };
}

function canBeKept(value: unknown): boolean {
  if (typeof value === 'number') return fitsColumn(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(canBeKept);
}
