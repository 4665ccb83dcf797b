import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of the same package that a file imports or loads late, without those of which it imports only types. */
export function importsOf(file: string): readonly string[] {
  return [
    ...readFileSync(file, 'utf8').matchAll(/(?:^(?:import|export) (?!type\b)[^;]*? from |\bimport\()'(\.[^']+)'/gms),
  ].map(([, target = '']) => join(dirname(file), target));
}
