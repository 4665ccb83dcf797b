import { serveFunction } from '@tribunen/functions/deno';

serveFunction('export-my-data');
