import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const placeholder = '<!-- before the first paint -->';
const source = '/src/beforePaint.ts';
const assetName = 'beforePaint.js';

/**
 * Puts `src/beforePaint.ts` into <head> as a classic script in a file of its own: the page waits for it before it paints, and a
 * strict content security policy lets it run. While developing it is a module like any other, and may come after the first paint.
 */
export function beforePaintScript(): Plugin {
  return {
    name: 'tribunen:before-paint',
    async buildStart() {
      if (this.meta.watchMode) return;
      this.emitFile({ type: 'asset', name: assetName, source: await bundleScript() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, server }) {
        if (server !== undefined) return html.replace(placeholder, `<script type="module" src="${source}"></script>`);
        const script = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(assetName),
        );
        if (script === undefined) throw new Error(`The build has no ${assetName}`);
        return html.replace(placeholder, `<script src="/${script.fileName}"></script>`);
      },
    },
  };
}

/** Nothing here loads code later. Were that code looked at, the bundler would wrap every module that it shares with this script in a function. */
const withoutLateCode: Plugin = {
  name: 'tribunen:without-late-code',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : null),
};

async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutLateCode],
    build: {
      lib: { entry: fileURLToPath(new URL(`..${source}`, import.meta.url)), formats: ['iife'], name: 'beforePaint' },
      minify: true,
      write: false,
      copyPublicDir: false,
    },
  });
  const [chunk] = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${source} was not built`);
  return chunk.code;
}
