import { serveFunction } from '@tribunen/edge/deno';

serveFunction('search-team');
