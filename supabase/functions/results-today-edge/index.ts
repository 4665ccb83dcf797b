import { serveFunction } from '@tribunen/functions/deno';

serveFunction('results-today-edge');
