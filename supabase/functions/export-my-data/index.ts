import { serveFunction } from '@tribunen/edge/deno';

serveFunction('export-my-data');
