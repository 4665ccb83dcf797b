import { serveFunction } from '@tribunen/functions/deno';

serveFunction('fantasy-premier-league');
