import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { firstListPlace } from '../../src/app/shell/firstScreen/FirstScreen.ts';
import { versionOf } from '../../src/lib/worker/versionOf.ts';
import { stableStyles } from '../stableStyles.ts';

const placeholder = '<!-- first list -->';
const root = fileURLToPath(new URL('../..', import.meta.url));

interface HostOptions {
  readonly demo: boolean;
  readonly productName: string;
  /** The address of the live endpoints; one that begins with / is the site's own. */
  readonly apiUrl: string;
  readonly supabaseUrl: string;
}

/**
 * Leaves in `index.html` the place where a host includes the first list, and writes `hosts/firstList.js` beside the build, which makes that list with
 * the components and styles of this build. The demo has neither: its football begins in the browser.
 */
export function firstListHost({ demo, productName, apiUrl, supabaseUrl }: HostOptions): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'tribunen:first-list-host',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => html.replace(placeholder, demo || server !== undefined ? '' : firstListPlace),
    },
    async writeBundle() {
      if (config === undefined || demo) return;
      const folder = resolve(config.root, config.build.outDir);
      const [script] = /\/assets\/main-[\w-]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
      const version = script === undefined ? null : versionOf(script);
      if (version === null) throw new Error('index.html names no first script');
      const live = URL.canParse(apiUrl) ? `${apiUrl}/boot/live` : null;
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        oxc: stableStyles,
        ssr: { noExternal: true },
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          'import.meta.env.DEMO': 'false',
          builtFor: JSON.stringify({
            live,
            report: `${supabaseUrl}/functions/v1/fetch-match`,
            version,
            product: productName,
          }),
        },
        build: {
          ssr: join(root, 'vite/host/serveFirstList.ts'),
          outDir: join(folder, 'hosts'),
          emptyOutDir: false,
          copyPublicDir: false,
          minify: true,
          rolldownOptions: { output: { entryFileNames: 'firstList.js' } },
        },
      });
    },
  };
}
