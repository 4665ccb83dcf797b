import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type ContractFault, faultOf, type Parsed } from './ContractFault.ts';

const gone = Symbol('gone');

/**
 * Parses a value that may be partly unreadable. A field that cannot be read becomes null. When the field is required,
 * the list item around it is left out, or else the object around it becomes null. Each loss is in `faults`.
 *
 * @param where the function or provider that answers
 */
export function readMended<Schema extends GenericSchema>(
  where: string,
  schema: Schema,
  raw: unknown,
): Parsed<InferOutput<Schema>> {
  const faults: ContractFault[] = [];
  let mended = raw;
  for (;;) {
    const parsed = safeParse(schema, mended);
    if (parsed.success) return { ok: true, value: parsed.output, faults };
    if (mended === raw) mended = structuredClone(raw);
    const holed = new Set<object>();
    for (const issue of parsed.issues) {
      const path = issue.path?.map(({ key }) => String(key)) ?? [];
      const fault = faultOf(where, [issue]);
      if (!takeOut(mended, path, holed)) {
        // An earlier fault lies within this one, and is the cause.
        return { ok: false, fault: faults.find((earlier) => earlier.path.startsWith(fault.path)) ?? fault };
      }
      if (faults.every((earlier) => earlier.path !== fault.path)) faults.push(fault);
    }
    holed.forEach(close);
  }
}

/** Marks the smallest optional part around an issue for removal; false when only the whole value is left. */
function takeOut(mended: unknown, path: readonly string[], holed: Set<object>): boolean {
  const places: { readonly parent: object; readonly key: string }[] = [];
  let value = mended;
  for (const key of path) {
    // The part around it is already marked.
    if (typeof value !== 'object' || value === null) return true;
    places.push({ parent: value, key });
    value = Reflect.get(value, key);
  }
  if (value === gone) return true;
  const place = places.findLast(({ parent, key }) =>
    // A list where an object belongs has no item with that name.
    Array.isArray(parent) ? Number(key) < parent.length : (Reflect.get(parent, key) ?? null) !== null,
  );
  if (place === undefined) return false;
  Reflect.set(place.parent, place.key, gone);
  holed.add(place.parent);
  return true;
}

function close(holed: object): void {
  if (isList(holed)) holed.splice(0, holed.length, ...holed.filter((item) => item !== gone));
  else for (const [key, value] of Object.entries(holed)) if (value === gone) Reflect.set(holed, key, null);
}

const isList = (value: object): value is unknown[] => Array.isArray(value);
