import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { type EarlyScreen, screenFilesAttribute } from '../src/app/shell/screenFiles.ts';

interface Preloads {
  /** Ends of module paths, one for each chunk that every address needs. */
  readonly always: readonly string[];
  /** The same for each screen that is loaded when it is opened. `fetchScreenFiles` fetches its chunks at an address that opens it. */
  readonly screens: Readonly<Record<EarlyScreen, readonly string[]>>;
}

/** Names chunks in `index.html`, so that they are fetched while the shell is painted: `main.tsx` imports them only after. */
export function preloadChunks({ always, screens }: Preloads): Plugin {
  return {
    name: 'tribunen:preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const early = filesOf(always, bundle);
        return [
          ...early.map((file) => ({ ...preload(file), injectTo: 'head' as const })),
          ...Object.entries(screens).map(([screen, modules]) => ({
            tag: 'template',
            attrs: { [screenFilesAttribute]: screen },
            children: filesOf(modules, bundle)
              .filter((file) => !early.includes(file))
              .map(preload),
            injectTo: 'body' as const,
          })),
        ];
      },
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  // Low priority, so that nothing delays the first paint.
  return { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` } };
}

function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  return [...new Set(modules.flatMap((module) => [...withImports(chunkOf(module, bundle), bundle)]))];
}

function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk for ${module}`);
  return chunk;
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(imported, bundle, found);
  }
  return found;
}
