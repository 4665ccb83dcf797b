import { serveFunction } from '@tribunen/edge/deno';

serveFunction('premier-league-data');
