/**
 * What lets a page of another host ask our functions: those of `@supabase/supabase-js/cors`, and the one header of an answer that the
 * app reads. Nobody adds them on the way: every function answers with them itself, its refusals too.
 */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': 'retry-after',
};
