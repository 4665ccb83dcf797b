import { liveModeHeader } from '@tribunen/contract';

/**
 * The CORS headers that let pages of another origin call our functions: the headers of `@supabase/supabase-js/cors`,
 * and the response headers that the app reads. The gateway adds no CORS headers, so every function sends these with
 * every response, also with a refusal.
 */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': `retry-after, age, date, x-answered-at, ${liveModeHeader}`,
};
