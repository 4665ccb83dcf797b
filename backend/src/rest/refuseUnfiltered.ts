/** Parameters that choose no rows. */
const noFilters = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict']);

/**
 * The refusal of an update or delete of all rows, or null for any other request. In a hosted project the extension
 * `safeupdate` refuses it.
 */
export function refuseUnfiltered(method: string, parameters: URLSearchParams): Response | null {
  if (method !== 'DELETE' && method !== 'PATCH') return null;
  if ([...parameters.keys()].some((name) => !noFilters.has(name))) return null;
  const message = `${method === 'DELETE' ? 'DELETE' : 'UPDATE'} requires a WHERE clause`;
  return Response.json({ code: '21000', details: null, hint: null, message }, { status: 400 });
}
