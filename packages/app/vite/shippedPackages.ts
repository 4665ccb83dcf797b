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
/** The file of the build that the page about the product reads. */
const file = 'about.json';

/** Writes which version this build is, and which packages are in it: what the bundle has, not what is installed. */
export function shippedPackages(): Plugin {
  return {
    name: 'tribunen:shipped-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { version } = parse(own, read(join(app, 'package.json')));
      const source = JSON.stringify({ version, packages: packagesIn(modulesOf(bundle)) });
      this.emitFile({ type: 'asset', fileName: file, source });
    },
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
