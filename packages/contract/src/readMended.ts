import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type ContractFault, faultOf, type Parsed } from './ContractFault.ts';

const gone = Symbol('gone');

/**
 * Parses a value of which a part may be unreadable, so that one odd field costs that field: it becomes null. Where it has to be there, the
 * item of a list around it is left out, or else the object around it becomes null. Each loss is in `faults`.
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
        // The loss began within it.
        return { ok: false, fault: faults.find((earlier) => earlier.path.startsWith(fault.path)) ?? fault };
      }
      if (faults.every((earlier) => earlier.path !== fault.path)) faults.push(fault);
    }
    holed.forEach(close);
  }
}

/** Marks the narrowest part on the way to an issue that may be missing; false where only the whole is left. */
function takeOut(mended: unknown, path: readonly string[], holed: Set<object>): boolean {
  const places: { readonly parent: object; readonly key: string }[] = [];
  let value = mended;
  for (const key of path) {
    // What is around it is out already.
    if (typeof value !== 'object' || value === null) return true;
    places.push({ parent: value, key });
    value = Reflect.get(value, key);
  }
  if (value === gone) return true;
  const place = places.findLast(({ parent, key }) =>
    // A list in the place of an object has no item by that name.
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
