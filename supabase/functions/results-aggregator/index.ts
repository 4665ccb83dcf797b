import { serveFunction } from '@tribunen/functions/deno';

serveFunction('results-aggregator');
