import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { stableStyles } from './stableStyles.ts';
import type { RenderedPage } from '../src/app/shell/renderShell.tsx';

interface ShellOptions {
  readonly demo: boolean;
  readonly productName: string;
}

interface ShellModule {
  renderShell(options: ShellOptions): RenderedPage;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = join(root, 'src/app/shell/renderShell.tsx');
const cache = fileURLToPath(new URL('../../../node_modules/.cache/static-shell', import.meta.url));

/**
 * Puts into `index.html` its words and, in a build, the shell of the results screen, styles and all, so that the first paint waits
 * for no script. It is drawn from the same components as the live screen, so that nothing moves when the live screen takes its place.
 */
export function staticShell(options: ShellOptions): Plugin {
  return {
    name: 'tribunen:static-shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        const { title, words, style, shell, failure } = (await loadShell()).renderShell(options);
        const parts = server === undefined ? { title, words, style, shell, failure } : { title, words, failure };
        return Object.entries(parts).reduce((page, [name, part]) => page.replace(`<!-- ${name} -->`, () => part), html);
      },
    },
  };
}

/** Builds the shell into a folder of its own, since builds may run side by side. The libraries are bundled too: Node cannot load their modules. */
async function loadShell(): Promise<ShellModule> {
  const folder = join(cache, randomUUID());
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    oxc: stableStyles,
    ssr: { noExternal: true },
    // The same as for the compiled JSX: React's development and production builds do not mix.
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
    build: { ssr: entry, outDir: folder, copyPublicDir: false },
  });
  try {
    const shell: ShellModule = await import(pathToFileURL(join(folder, 'renderShell.js')).href);
    return shell;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
