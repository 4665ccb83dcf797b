import type { Plugin, Rolldown } from 'vite';

/**
 * Names chunks in `index.html`, so that they are fetched while the shell is painted: `main.tsx` imports them only after.
 *
 * @param modules how the path of a module of each chunk ends
 */
export function preloadChunks(modules: readonly string[]): Plugin {
  return {
    name: 'tribunen:preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = new Set(modules.flatMap((module) => [...withImports(chunkOf(module, bundle), bundle)]));
        return [...files].map((file) => ({
          tag: 'link',
          // Low priority: the first paint comes first.
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
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
