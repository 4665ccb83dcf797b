import { serveFunction } from '@tribunen/edge/deno';

serveFunction('delete-account');
