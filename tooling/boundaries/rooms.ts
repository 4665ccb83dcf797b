import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

export type RoomName = 'domain' | 'contract' | 'functions' | 'servers' | 'ui' | 'app' | 'mocks' | 'backend' | 'locales';

const folders: Readonly<Record<RoomName, string>> = {
  domain: 'packages/domain',
  contract: 'packages/contract',
  functions: 'packages/functions',
  servers: 'packages/servers',
  ui: 'packages/ui',
  app: 'packages/app',
  mocks: 'mocks',
  backend: 'backend',
  locales: 'locales',
};
const roomNames: readonly RoomName[] = [
  'domain',
  'contract',
  'functions',
  'servers',
  'ui',
  'app',
  'mocks',
  'backend',
  'locales',
];

/** One source file and the room it is in. */
export interface Place {
  /** From the root of the repository, with forward slashes: `packages/ui/src/index.ts`. */
  readonly path: string;
  /** Null outside the rooms: tooling, tests, configuration. */
  readonly room: RoomName | null;
  /**
   * False for a test, a benchmark, a story, files that only those use (folders «testing» and «stories»),
   * configuration, and declarations of types (`.d.ts`).
   */
  readonly ships: boolean;
}

/**
 * Finds the room that a file is in. The repository's root is the nearest folder above the file with a lint
 * configuration, so the rules also work on the sample repositories of the tests, and from whatever folder the linter is
 * started.
 *
 * @param file absolute path of the file
 */
export function placeOf(file: string): Place {
  const path = relative(repositoryRootOf(dirname(file)), file)
    .split(sep)
    .join('/');
  return {
    path,
    room: roomAt(path),
    ships: !/\.(?:test|bench|stories|config|d)\.[cm]?tsx?$|\/(?:stories|testing)\//.test(path),
  };
}

function repositoryRootOf(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, '.oxlintrc.json')) || above === folder ? folder : repositoryRootOf(above);
}

/** The room that contains a path from the root, or null. */
function roomAt(path: string): RoomName | null {
  return roomNames.find((name) => path === folders[name] || path.startsWith(`${folders[name]}/`)) ?? null;
}

/** The target of an import, as the rules between rooms distinguish it. */
export type Target =
  /** A file, imported by a relative path. `path` is from the root. */
  | { readonly kind: 'file'; readonly room: RoomName | null; readonly path: string }
  /** A room's package, imported by name: `@tribunen/mocks/browser` has the door `./browser`. */
  | { readonly kind: 'package'; readonly room: RoomName; readonly door: string }
  /** Another package, or a module of Node: `react-dom` for `react-dom/client`, `node:fs` for itself. */
  | { readonly kind: 'library'; readonly name: string };

/**
 * The target of an import's specifier in a file.
 *
 * @example
 * targetOf('@tribunen/mocks/node', place); // { kind: 'package', room: 'mocks', door: './node' }
 * targetOf('react-dom/client', place); // { kind: 'library', name: 'react-dom' }
 */
export function targetOf(specifier: string, from: Place): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from.path), specifier);
    return { kind: 'file', room: roomAt(path), path };
  }
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const room = scope === '@tribunen' ? roomNames.find((candidate) => candidate === name) : undefined;
  if (room !== undefined) return { kind: 'package', room, door: ['.', ...rest].join('/') };
  return { kind: 'library', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

const repositoryRoot = join(dirname(import.meta.filename), '../..');
const doors = new Map<RoomName, ReadonlyMap<string, string>>();

/**
 * The doors of a room (its public entries), as its package.json lists them: the name of each, and its file, from the
 * root.
 *
 * @example doorsOf('domain').get('.'); // 'packages/domain/src/index.ts'
 */
export function doorsOf(room: RoomName): ReadonlyMap<string, string> {
  const known = doors.get(room);
  if (known !== undefined) return known;
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, folders[room], 'package.json'), 'utf8'));
  const found = new Map<string, string>();
  if (typeof manifest === 'object' && manifest !== null && 'exports' in manifest) {
    const { exports } = manifest;
    if (typeof exports === 'object' && exports !== null) {
      for (const [door, file] of Object.entries(exports)) {
        if (typeof file === 'string') found.set(door, posix.join(folders[room], file));
      }
    }
  }
  doors.set(room, found);
  return found;
}
