import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

const packageNames = [
  'domain',
  'contract',
  'football',
  'protocol',
  'edge',
  'ui',
  'app',
  'mocks',
  'backend',
  'locales',
] as const;
export type PackageName = (typeof packageNames)[number];

const folders: Readonly<Record<PackageName, string>> = {
  domain: 'packages/domain',
  contract: 'packages/contract',
  football: 'packages/football',
  protocol: 'packages/protocol',
  edge: 'packages/edge',
  ui: 'packages/ui',
  app: 'packages/app',
  mocks: 'mocks',
  backend: 'backend',
  locales: 'locales',
};

/** A source file and its package. */
export interface Place {
  /** From the root of the repository, with forward slashes: `packages/ui/src/index.ts`. */
  readonly path: string;
  /** Null outside the packages: tooling, tests, configuration. */
  readonly package: PackageName | null;
  /**
   * Whether the file is shipped code. These files are not: tests, benchmarks, stories, the files that only those use
   * (folders «testing», «stories» and «catalogue»), programs that convert the seed, configuration, and declarations of
   * types (`.d.ts`).
   */
  readonly ships: boolean;
}

/**
 * Finds the package of a file. The repository's root is the nearest folder above the file with a lint configuration, so
 * the rules also work on the sample repositories of the tests, and from any working directory.
 *
 * @param file absolute path of the file
 */
export function placeOf(file: string): Place {
  const path = relative(repositoryRootOf(dirname(file)), file)
    .split(sep)
    .join('/');
  return {
    path,
    package: packageAt(path),
    ships: !/\.(?:test|bench|stories|config|d)\.[cm]?tsx?$|\/(?:stories|catalogue|testing|convert)\//.test(path),
  };
}

function repositoryRootOf(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, '.oxlintrc.json')) || above === folder ? folder : repositoryRootOf(above);
}

/** The package that contains a path from the root, or null. */
function packageAt(path: string): PackageName | null {
  return packageNames.find((name) => path === folders[name] || path.startsWith(`${folders[name]}/`)) ?? null;
}

/** The file, package or library that an import leads to. */
export type Target =
  /** A file, imported by a relative path. `path` is from the root. */
  | { readonly kind: 'file'; readonly package: PackageName | null; readonly path: string }
  /** A package of the repository, imported by name: `@tribunen/mocks/browser` has the door `./browser`. */
  | { readonly kind: 'package'; readonly package: PackageName; readonly door: string }
  /** Another package, or a module of Node. The name of `react-dom/client` is `react-dom`; `node:fs` is its own name. */
  | { readonly kind: 'library'; readonly name: string };

/**
 * Finds the target of an import.
 *
 * @param specifier the name or the path that the import gives
 * @param from the file that contains the import
 *
 * @example
 * targetOf('@tribunen/mocks/node', place); // { kind: 'package', package: 'mocks', door: './node' }
 * targetOf('react-dom/client', place); // { kind: 'library', name: 'react-dom' }
 */
export function targetOf(specifier: string, from: Place): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from.path), specifier);
    return { kind: 'file', package: packageAt(path), path };
  }
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const own = scope === '@tribunen' ? packageNames.find((candidate) => candidate === name) : undefined;
  if (own !== undefined) return { kind: 'package', package: own, door: ['.', ...rest].join('/') };
  return { kind: 'library', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

const repositoryRoot = join(dirname(import.meta.filename), '../..');
const doors = new Map<PackageName, ReadonlyMap<string, string>>();

/**
 * The doors of a package: the public entries in its package.json. The keys are their names, and the values are their
 * files, as paths from the root.
 *
 * @example doorsOf('domain').get('.'); // 'packages/domain/src/index.ts'
 */
export function doorsOf(name: PackageName): ReadonlyMap<string, string> {
  const known = doors.get(name);
  if (known !== undefined) return known;
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, folders[name], 'package.json'), 'utf8'));
  const found = new Map<string, string>();
  if (typeof manifest === 'object' && manifest !== null && 'exports' in manifest) {
    const { exports } = manifest;
    if (typeof exports === 'object' && exports !== null) {
      for (const [door, file] of Object.entries(exports)) {
        if (typeof file === 'string') found.set(door, posix.join(folders[name], file));
      }
    }
  }
  doors.set(name, found);
  return found;
}
