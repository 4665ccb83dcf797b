import { serveFunction } from '@tribunen/edge/deno';

serveFunction('results-aggregator');
