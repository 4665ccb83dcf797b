import { serveFunction } from '@tribunen/edge/deno';

serveFunction('fetch-match-deltas');
