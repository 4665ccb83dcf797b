import type { Plugin, Rolldown } from 'vite';

/**
 * Names the app's chunks in `index.html`, so that they are fetched while the shell is painted: `main.tsx` imports them only after.
 *
 * @param module how the path of the app's first module ends
 */
export function preloadApp(module: string): Plugin {
  return {
    name: 'tribunen:preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const app = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
        );
        if (app?.type !== 'chunk') throw new Error(`The build has no chunk for ${module}`);
        return [...withImports(app, bundle)].map((file) => ({
          tag: 'link',
          // Low priority: the first paint comes first.
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
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
