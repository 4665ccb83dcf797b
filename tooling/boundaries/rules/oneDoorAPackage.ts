import { importRule, packageOf } from '../importRule.ts';
import { runsTheApp } from '../runsTheApp.ts';
import type { Rule } from '../oxlintTypes.ts';
import { doorsOf, placeOf, type PackageName } from '../packages.ts';

const deepImport = importRule((place) => ({ specifier, target }) => {
  const other = packageOf(target);
  if (other === null) return null;
  if (target.kind === 'file') {
    if (other === 'app' && runsTheApp(place)) return null;
    return other === place.package ? null : `Import a package by its door: «@tribunen/${other}», not «${specifier}».`;
  }
  if (target.kind === 'library') return null;
  if (other === place.package) return `A package imports its own files by relative paths, not «${specifier}».`;
  return doorsOf(other).has(target.door)
    ? null
    : `«${specifier}» is no door of ${other}: see "exports" in its package.json.`;
});

const isDoor = (name: PackageName, path: string) => [...doorsOf(name).values()].includes(path);

/**
 * Other packages import a package only through its doors, the entries that its package.json lists. A door re-exports by
 * name, and no other file re-exports anything.
 */
export const oneDoorAPackage: Rule = {
  create(context) {
    const place = placeOf(context.filename);
    const imports = deepImport.create(context);
    if (place.package === null) return imports;
    const door = isDoor(place.package, place.path);
    return {
      ...imports,
      ExportNamedDeclaration(node) {
        imports.ExportNamedDeclaration?.(node);
        if (node.source === null || door) return;
        context.report({
          node,
          message: "Only a door re-exports another file's names: import the name from the file that defines it.",
        });
      },
      ExportAllDeclaration(node) {
        imports.ExportAllDeclaration?.(node);
        context.report({ node, message: 'A door exports by name: no «export *».' });
      },
    };
  },
};
