import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const RULES = ['isLiveStatus', 'classifyEvent', 'checkPassword', 'orderMatches', 'solveHomography'];

/** Bundles `code` for a browser, minified: it contains only the rules that `code` imports. */
async function bundleOf(code: string): Promise<string> {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in result)) throw new Error('the build gave no single output');
  return result.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
}

async function sizeOf(code: string) {
  const bundle = await bundleOf(code);
  return { bytes: bundle.length, gzip: gzipSync(bundle).length };
}

console.log('\nWhat one rule adds to a bundle');
const sizes: Record<string, { bytes: number; gzip: number }> = {};
for (const rule of RULES) sizes[rule] = await sizeOf(`export { ${rule} } from '@tribunen/domain';`);
sizes['all rules'] = await sizeOf("export * from '@tribunen/domain';");
console.table(sizes);
