import { type Plugin, runnerImport } from 'vite';

interface ShellModule {
  renderShell(): { readonly head: string; readonly body: string };
}

/**
 * Puts the shell of the results screen, styles and all, into `index.html`, so that the first paint waits for no script. It is
 * drawn from the same components as the live screen, so that nothing moves when that takes its place.
 */
export function staticShell(): Plugin {
  return {
    name: 'tribunen:static-shell',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const entry = new URL('../src/shell/renderShell.tsx', import.meta.url).pathname;
        const { module } = await runnerImport<ShellModule>(entry);
        const { head, body } = module.renderShell();
        return html.replace('<!-- head of the shell -->', head).replace('<!-- shell -->', body);
      },
    },
  };
}
