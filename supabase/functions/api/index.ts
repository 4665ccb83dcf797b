import { serveFunction } from '@tribunen/edge/deno';

serveFunction('api');
