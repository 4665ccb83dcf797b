import { basename } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

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
      order: 'post',
      async handler(html, { bundle }) {
        const entry = new URL('../src/shell/renderShell.tsx', import.meta.url).pathname;
        const { module } = await runnerImport<ShellModule>(entry);
        const { head, body } = module.renderShell();
        return html
          .replace('<!-- head of the shell -->', () => withBuiltFonts(head, bundle))
          .replace('<!-- shell -->', () => body);
      },
    },
  };
}

/** The shell is drawn outside the build and names the fonts where they lie; the build has given them names of their own. */
function withBuiltFonts(head: string, bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return head;
  const built = new Map<string, string>();
  for (const asset of Object.values(bundle)) {
    if (asset.type !== 'asset') continue;
    for (const name of asset.names) built.set(name, `/${asset.fileName}`);
  }
  return head.replaceAll(/(?<=['"])[^'"]+\.woff2/g, (address) => built.get(basename(address)) ?? address);
}
