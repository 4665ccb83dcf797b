import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

interface ShellModule {
  renderShell(options: { readonly demo: boolean }): { readonly head: string; readonly body: string };
}

const entry = fileURLToPath(new URL('../src/shell/renderShell.tsx', import.meta.url));
const cache = fileURLToPath(new URL('../../../node_modules/.cache/static-shell', import.meta.url));

/**
 * Puts the shell of the results screen, styles and all, into the built `index.html`, so that the first paint waits for no script.
 * It is drawn from the same components as the live screen, so that nothing moves when that takes its place.
 */
export function staticShell(options: { readonly demo: boolean }): Plugin {
  return {
    name: 'tribunen:static-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { head, body } = (await loadShell()).renderShell(options);
        return html.replace('<!-- head of the shell -->', () => head).replace('<!-- shell -->', () => body);
      },
    },
  };
}

/** Built for Node with all it needs inside: the libraries' own modules are made for bundlers. Fonts get the names that the page's build gives them. */
async function loadShell(): Promise<ShellModule> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: entry, outDir: cache, emptyOutDir: true, copyPublicDir: false },
  });
  const shell: ShellModule = await import(pathToFileURL(join(cache, 'renderShell.js')).href);
  return shell;
}
