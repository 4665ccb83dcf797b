import { appFloors, appFolderOf, mayImport } from '../boundaries/appFloors.ts';
import { floorsNeeded, folderGraph, knotsOf } from './knotsOf.ts';
import type { SourceFile } from './readSources.ts';

/** A file with fewer lines is small. */
const smallLines = 25;

export interface TreeFigures {
  readonly floors: number;
  /** Imports that lead to a neighbour or a higher floor; null where no list says which floor a folder is on. */
  readonly upward: number | null;
  readonly knots: readonly (readonly string[])[];
  /** Imports from one folder of a knot to another. */
  readonly knotted: number;
  readonly files: number;
  readonly small: number;
  readonly oneImporter: number;
  readonly smallWithOneImporter: number;
  readonly lines: number;
}

/** The top-level folder of a file; null for a file of the root. */
function topFolderOf(path: string): string | null {
  const [folder, ...rest] = path.split('/');
  return rest.length === 0 ? null : (folder ?? null);
}

/** The imports of app that leave their floor for a neighbour or a higher one, as «chat/a.ts → features/b.ts». */
export function upwardImports(app: readonly SourceFile[]): readonly string[] {
  return app.flatMap(({ path, imports }) =>
    imports.filter((target) => isUpward(path, target)).map((target) => `${path} → ${target}`),
  );
}

function isUpward(path: string, target: string): boolean {
  const from = appFolderOf(`packages/app/src/${path}`);
  const to = appFolderOf(`packages/app/src/${target}`);
  return from !== null && to !== null && !mayImport(from, to);
}

/**
 * The figures of a tree.
 *
 * @param room whether the floors of app are listed for it
 */
export function figuresOf(files: readonly SourceFile[], room: 'app' | 'ui'): TreeFigures {
  const graph = folderGraph(files, topFolderOf);
  const knots = knotsOf(graph);
  const isListed = room === 'app' && files.every(({ path }) => appFolderOf(`packages/app/src/${path}`)?.floor !== null);
  const importers = new Map<string, number>();
  for (const target of files.flatMap(({ imports }) => imports)) importers.set(target, (importers.get(target) ?? 0) + 1);
  const small = files.filter(({ lines }) => lines < smallLines);
  const hasOneImporter = ({ path }: SourceFile): boolean => importers.get(path) === 1;
  return {
    floors: isListed ? appFloors.length : floorsNeeded(graph),
    upward: isListed ? upwardImports(files).length : null,
    knots,
    knotted: knottedImports(files, knots),
    files: files.length,
    small: small.length,
    oneImporter: files.filter(hasOneImporter).length,
    smallWithOneImporter: small.filter(hasOneImporter).length,
    lines: files.reduce((sum, { lines }) => sum + lines, 0),
  };
}

function knottedImports(files: readonly SourceFile[], knots: readonly (readonly string[])[]): number {
  const knotOf = (path: string) => knots.find((knot) => knot.includes(topFolderOf(path) ?? ''));
  return files
    .flatMap(({ path, imports }) => imports.map((target) => [path, target] as const))
    .filter(([path, target]) => {
      const knot = knotOf(path);
      return knot !== undefined && knot === knotOf(target) && topFolderOf(path) !== topFolderOf(target);
    }).length;
}
