import { serveFunction } from '@tribunen/edge/deno';

serveFunction('competitions');
