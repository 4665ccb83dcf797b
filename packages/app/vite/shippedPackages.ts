import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { object, parse, string } from 'valibot';
import type { Plugin, Rolldown } from 'vite';

const manifest = object({ name: string(), version: string(), license: string() });
const own = object({ version: string() });

/** A package whose code or font is in the build, with its licence. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** By its SPDX name, `MIT`. */
  readonly licence: string;
  /** The text of the licence; empty where the package has none. */
  readonly text: string;
}

const app = join(import.meta.dirname, '..');
/** Packages of the service worker, which is bundled by itself. */
const ofWorker = [
  'idb',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
].map((name) => join(app, `../../node_modules/${name}/package.json`));

/**
 * Writes which version this build is, and which packages are in it: what the bundle has, not what is installed.
 * `about.json` is for the page about the product, with the texts of the licences; `sbom.json` is a bill of materials
 * (CycloneDX 1.6).
 */
export function shippedPackages({ demo }: { readonly demo: boolean }): Plugin {
  return {
    name: 'tribunen:shipped-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { version } = parse(own, read(join(app, 'package.json')));
      const packages = packagesIn([...modulesOf(bundle), ...(demo ? [] : ofWorker)]);
      this.emitFile({ type: 'asset', fileName: 'about.json', source: JSON.stringify({ version, packages }) });
      this.emitFile({ type: 'asset', fileName: 'sbom.json', source: JSON.stringify(billOf(version, packages)) });
    },
  };
}

/** The bill of materials of a version, in CycloneDX 1.6. */
export function billOf(version: string, packages: readonly ShippedPackage[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'tribunen', version } },
    components: packages.map(({ name, version: installed, licence }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${installed}`;
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version: installed,
        purl,
        licenses: [{ expression: licence }],
      };
    }),
  };
}

function modulesOf(bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((name) => resolve(app, name)),
  );
}

/**
 * The packages of some modules, by name.
 *
 * @param modules paths, those of node_modules among them
 */
export function packagesIn(modules: readonly string[]): readonly ShippedPackage[] {
  const folders = new Set<string>();
  for (const path of modules) {
    const folder = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
    if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  const packages = [...folders].map((folder): ShippedPackage => {
    const { name, version, license } = parse(manifest, read(join(folder, 'package.json')));
    const text = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return {
      name,
      version,
      licence: license,
      text: text === undefined ? '' : readFileSync(join(folder, text), 'utf8'),
    };
  });
  return packages.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
