import { serveFunction } from '@tribunen/functions/deno';

serveFunction('fetch-match');
