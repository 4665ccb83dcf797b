import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest, PluginOption, ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precachedFiles } from './precachedFiles.ts';

/** Builds `src/worker` into `serviceWorker.js`, with the list of the files that it keeps. */
export function serviceWorker(): PluginOption {
  let config: ResolvedConfig | undefined;
  return [
    {
      name: 'tribunen:service-worker',
      configResolved: (resolved) => {
        config = resolved;
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'serviceWorker.ts',
      // `AppWorker` registers it, behind the first screen.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'tribunen.svg', 'assets/*.{js,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => {
            const files = precachedFiles(readManifest(config));
            const manifest = entries.filter(({ url }) => !url.startsWith('assets/') || files.has(url));
            return { manifest, warnings: [] };
          },
        ],
      },
    }),
  ];
}

function readManifest(config: ResolvedConfig | undefined): Manifest {
  if (config === undefined) throw new Error('The build has not begun');
  const path = resolve(config.root, config.build.outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest;
}
