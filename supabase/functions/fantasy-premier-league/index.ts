import { serveFunction } from '@tribunen/edge/deno';

serveFunction('fantasy-premier-league');
