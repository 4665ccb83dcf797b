/** Query parameters that do not filter rows. */
const noFilters = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict']);

/**
 * The refusal of an update or delete without a filter; null for any other request. A hosted project refuses it too,
 * with the extension `safeupdate`.
 */
export function refuseUnfiltered(method: string, parameters: URLSearchParams): Response | null {
  if (method !== 'DELETE' && method !== 'PATCH') return null;
  if ([...parameters.keys()].some((name) => !noFilters.has(name))) return null;
  const message = `${method === 'DELETE' ? 'DELETE' : 'UPDATE'} requires a WHERE clause`;
  return Response.json({ code: '21000', details: null, hint: null, message }, { status: 400 });
}
