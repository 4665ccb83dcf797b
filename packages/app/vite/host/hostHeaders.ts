import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { headerFiles } from './headerFiles.ts';
import { type BuildOrigins, securityHeaders } from './securityHeaders.ts';

/** Hashed files never change. */
const forAYear = 'public, max-age=31536000, immutable';

/** Writes the headers of the build beside its files, once `index.html` is final. `vite preview` serves them (`precompressed`). */
export function hostHeaders(origins: BuildOrigins): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'tribunen:host-headers',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle() {
      if (config === undefined) throw new Error('The build has not begun');
      const folder = resolve(config.root, config.build.outDir);
      const files = headerFiles([
        { path: '/', headers: securityHeaders(readFileSync(join(folder, 'index.html'), 'utf8'), origins) },
        { path: '/assets/', headers: { 'Cache-Control': forAYear } },
      ]);
      for (const [name, text] of Object.entries(files)) {
        const file = join(folder, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
  };
}
