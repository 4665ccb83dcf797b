import { serveFunction } from '@tribunen/edge/deno';

serveFunction('football-data');
