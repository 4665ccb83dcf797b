import { serveFunction } from '@tribunen/functions/deno';

serveFunction('api');
