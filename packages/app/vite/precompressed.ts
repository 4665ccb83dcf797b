import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { headersAt, readHeaderRules } from './host/headerFiles.ts';
import { includeFirstList } from './host/includeFirstList.ts';
import { collectReports, withReports } from './host/reportViolations.ts';

/** Files of fewer bytes are not compressed: the answer would not get smaller. */
const least = 1024;

/**
 * Writes each text file of the build a second and a third time, as brotli and as gzip, and lets `vite preview` answer with them as a host
 * would: with the headers of the build (`hostHeaders`), and every file without a hash in its name checked at each visit. Where the
 * variable `CSP_REPORTS` names a file, the browser's reports of violations are written to it.
 */
export function precompressed(): Plugin[] {
  return [
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(?:css|html|js|json|svg|txt|webmanifest)$/,
      threshold: least,
    }),
    {
      name: 'tribunen:serve-precompressed',
      configurePreviewServer({ config, middlewares }) {
        const folder = resolve(config.root, config.build.outDir);
        const file = join(folder, '_headers');
        // The catalogue has none.
        const rules = existsSync(file) ? readHeaderRules(readFileSync(file, 'utf8')) : [];
        const reports = process.env['CSP_REPORTS'];
        if (reports !== undefined) middlewares.use(collectReports(reports));
        const headersOf = (path: string): Readonly<Record<string, string>> => {
          const own = { 'Cache-Control': 'no-cache', ...headersAt(path, rules) };
          return reports === undefined ? own : withReports(own);
        };
        const pages = includeFirstList(folder, headersOf);
        if (pages !== null) middlewares.use(pages);
        const serve = sirv(folder, {
          brotli: true,
          gzip: true,
          single: true,
          setHeaders(response, path) {
            for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
          },
        });
        middlewares.use(serve);
      },
    },
  ];
}
