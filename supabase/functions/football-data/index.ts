import { serveFunction } from '@tribunen/functions/deno';

serveFunction('football-data');
