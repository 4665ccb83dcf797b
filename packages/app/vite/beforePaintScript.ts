import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const placeholder = '<!-- before the first paint -->';
const source = '/src/beforePaint.ts';

/** The attribute of the one script that stands in the page. The Content-Security-Policy allows it by its hash. */
export const beforePaintAttribute = 'data-before-paint';

interface BeforePaintOptions {
  readonly demo: boolean;
  /** Where the page requests the list of a first visit; undefined where it does not. */
  readonly firstListUrl: string | undefined;
}

/**
 * Puts `src/beforePaint.ts` into <head>: the page waits for it before it paints, and in a file of its own it would wait for a request first. While
 * developing it is a module like any other, and may come after the first paint.
 */
export function beforePaintScript(options: BeforePaintOptions): Plugin {
  return {
    name: 'tribunen:before-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        const script =
          server === undefined
            ? `<script ${beforePaintAttribute}>${await bundleScript(options)}</script>`
            : `<script type="module" src="${source}"></script>`;
        return html.replace(placeholder, () => script);
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

async function bundleScript({ demo, firstListUrl }: BeforePaintOptions): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutLateCode],
    define: {
      'import.meta.env.DEMO': JSON.stringify(demo),
      'import.meta.env.VITE_FIRST_LIST_URL': firstListUrl === undefined ? 'undefined' : JSON.stringify(firstListUrl),
    },
    build: {
      lib: { entry: fileURLToPath(new URL(`..${source}`, import.meta.url)), formats: ['iife'], name: 'beforePaint' },
      minify: true,
      write: false,
      copyPublicDir: false,
    },
  });
  const [chunk] = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${source} was not built`);
  // The parser of HTML would end the script there, or change how it reads the rest.
  const ends = /<\/script|<!--/i.exec(chunk.code);
  if (ends !== null) throw new Error(`${source} has ${ends[0]}, with which a script of a page ends`);
  return chunk.code.trim();
}
