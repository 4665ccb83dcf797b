import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import type { ProviderAnswer } from './askProvider.ts';

type Known<Body> = Extract<ProviderAnswer<Body>, { readonly status: 'known' }>;

/**
 * The items of a list. One that cannot be read is left out, so that it costs no other, and the answer says why.
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
    if (parsed.success) body.push(parsed.output);
    else fault ??= `${index}.${getDotPath(parsed.issues[0]) ?? ''}: ${parsed.issues[0].message}`;
  }
  return { status: 'known', body, fault, told };
}
