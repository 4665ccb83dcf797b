import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'vite';
import { walk } from '../syntax/walk.mjs';

/** A file that ships, with the files of the same tree that it imports. Paths are from the folder that was read. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly string[];
  /** The names that the file uses, of variables, properties and types. */
  readonly names: ReadonlySet<string>;
}

const shipsNothing = /\.(?:test|bench|stories|config)\.tsx?$|\.d\.ts$|(?:^|\/)(?:testing|stories)\//;
/** Every form of an import: static, dynamic, of a type, and a re-export. */
const importForms: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/**
 * Reads the TypeScript files in a folder that ship: no tests, stories or declarations, and nothing in folders named
 * «testing» or «stories».
 *
 * @param folder absolute path
 */
export function readSources(folder: string): readonly SourceFile[] {
  const paths = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !shipsNothing.test(path))
    .toSorted();
  const known = new Set(paths);
  return paths.map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const names = new Set<string>();
    const imports = new Set<string>();
    for (const node of walk(parseSync(path, text).program)) {
      if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && typeof node['name'] === 'string') {
        names.add(node['name']);
      }
      const specifier = importForms.has(node.type) ? valueOf(node['source']) : null;
      if (specifier === null || !specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(path), specifier);
      if (known.has(target)) imports.add(target);
    }
    return { path, lines: text.split('\n').length - 1, imports: [...imports], names };
  });
}

/** The text of a literal; null for anything else, such as the missing source of an export. */
function valueOf(literal: unknown): string | null {
  if (typeof literal !== 'object' || literal === null || !('value' in literal)) return null;
  return typeof literal.value === 'string' ? literal.value : null;
}
