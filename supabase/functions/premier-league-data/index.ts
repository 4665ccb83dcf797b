import { serveFunction } from '@tribunen/functions/deno';

serveFunction('premier-league-data');
