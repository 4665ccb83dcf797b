import { join, posix } from 'node:path';
import { root } from '../setUp/root.mjs';
import { readSources, type SourceFile } from './readSources.ts';

/**
 * The files of app and of ui that ship, by their path from `packages`.
 *
 * @param repository absolute path; by default this repository
 */
export function readPackages(repository: string = root): ReadonlyMap<string, SourceFile> {
  const files = ['app/src', 'ui/src'].flatMap((folder) =>
    readSources(join(repository, 'packages', folder)).map((file) => ({
      ...file,
      path: posix.join(folder, file.path),
      imports: file.imports.map((target) => posix.join(folder, target)),
    })),
  );
  return new Map(files.map((file) => [file.path, file]));
}
