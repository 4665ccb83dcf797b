import type { Opening } from './messages.ts';
import { serveBackend } from './serveBackend.ts';

// The demo's backend, on a thread of its own. The page sends one message, which brings the port for everything that
// follows.
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<Opening>) => {
    if (port !== undefined) serveBackend(port, data);
  },
  { once: true },
);
