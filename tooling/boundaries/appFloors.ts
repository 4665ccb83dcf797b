const source = 'packages/app/src/';

/**
 * The folders of packages/app/src by floor, the top floor first. A folder may import itself and the folders on lower
 * floors. Every folder in `features` is a separate folder on that floor, and a script in the root is a folder of one
 * file.
 */
const appFloors: readonly (readonly string[])[] = [
  ['main.tsx', 'beforePaint.ts'],
  ['app'],
  ['features/*'],
  ['chat', 'playerCard'],
  ['live'],
  ['data'],
  ['services'],
  ['api', 'worker'],
  ['navigation'],
  ['lib', 'config.ts'],
];

/** The folder that a file of packages/app/src belongs to. */
export interface AppFolder {
  /**
   * The path from packages/app/src, such as `live` or `features/match`. For a script in the root it is the name of the
   * file, such as `main.tsx`.
   */
  readonly name: string;
  /** The number of the floor, counted from the lowest, which is 1; null for a folder that is not in the list. */
  readonly floor: number | null;
}

/**
 * The folder that a file is in, and the floor of that folder.
 *
 * @param path from the root of the repository
 * @returns null outside packages/app/src
 *
 * @example appFolderOf('packages/app/src/features/match/cheer/useCheer.ts'); // { name: 'features/match', floor: 8 }
 */
export function appFolderOf(path: string): AppFolder | null {
  if (!path.startsWith(source)) return null;
  const [first = '', second, ...rest] = path.slice(source.length).split('/');
  const index = appFloors.findIndex((floor) => floor.includes(first));
  if (index !== -1) return { name: first, floor: appFloors.length - index };
  const group = appFloors.findIndex((floor) => floor.includes(`${first}/*`));
  if (group !== -1 && rest.length > 0) return { name: `${first}/${second}`, floor: appFloors.length - group };
  return { name: first, floor: null };
}

/** Whether a file of one folder may import a file of another: only if both folders are the same, or `to` is lower. */
export function mayImport(from: AppFolder, to: AppFolder): boolean {
  if (from.name === to.name) return true;
  return from.floor !== null && to.floor !== null && to.floor < from.floor;
}
