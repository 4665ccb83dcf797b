import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Files of fewer bytes are not compressed: the answer would not get smaller. */
const least = 1024;
const year = 'public, max-age=31536000, immutable';

/**
 * Writes each text file of the build a second and a third time, as brotli and as gzip, and lets `vite preview` answer with them as a host
 * would: the hashed files of `/assets` cached for a year, every other file checked at each visit.
 */
export function precompressed(): Plugin[] {
  return [
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(?:css|html|js|json|svg|txt|webmanifest)$/,
      threshold: least,
    }),
    {
      name: 'tribunen:serve-precompressed',
      configurePreviewServer({ config, middlewares }) {
        const serve = sirv(resolve(config.root, config.build.outDir), {
          brotli: true,
          gzip: true,
          single: true,
          setHeaders: (response, path) =>
            response.setHeader('Cache-Control', path.startsWith('/assets/') ? year : 'no-cache'),
        });
        middlewares.use(serve);
      },
    },
  ];
}
