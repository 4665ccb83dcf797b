import { serveFunction } from '@tribunen/functions/deno';

serveFunction('search-team');
