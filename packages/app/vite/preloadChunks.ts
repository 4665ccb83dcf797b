import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { earlyFilesAttribute, type EarlyFiles } from '../src/app/shell/earlyFiles.ts';

interface Preloads {
  /** Ends of module paths, one for each chunk that every address needs. */
  readonly always: readonly string[];
  /** The same for each screen that is loaded when it is opened, and for the words of each language. `fetchEarlyFiles` fetches the chunks that a page needs. */
  readonly chosen: Readonly<Record<EarlyFiles, readonly string[]>>;
}

/** Names chunks in `index.html`, so that they are fetched while the shell is painted: `main.tsx` imports them only after. */
export function preloadChunks({ always, chosen }: Preloads): Plugin {
  return {
    name: 'tribunen:preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const early = filesOf(always, bundle);
        return [
          ...early.map((file) => ({ ...preload(file), injectTo: 'head' as const })),
          ...Object.entries(chosen).map(([name, modules]) => ({
            tag: 'template',
            attrs: { [earlyFilesAttribute]: name },
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
