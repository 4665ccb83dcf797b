import type { Plugin } from 'vite';
import { designTokens } from '@tribunen/ui/design-tokens';

const fileName = 'tribunen.tokens.json';

/** Serves the design tokens beside the catalogue, and writes them into its build. */
export function designTokenFile(): Plugin {
  const source = `${JSON.stringify(designTokens(), null, 2)}\n`;
  return {
    name: 'design-token-file',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
