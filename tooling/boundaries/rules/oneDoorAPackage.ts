import { importRule, roomOf } from '../importRule.ts';
import { runsTheApp } from '../runsTheApp.ts';
import type { Rule } from '../oxlintTypes.ts';
import { doorsOf, placeOf, type RoomName } from '../rooms.ts';

const deepImport = importRule((place) => ({ specifier, target }) => {
  const room = roomOf(target);
  if (room === null) return null;
  if (target.kind === 'file') {
    if (room === 'app' && runsTheApp(place)) return null;
    return room === place.room ? null : `Go in by the door: import «@tribunen/${room}», not «${specifier}».`;
  }
  if (target.kind === 'library') return null;
  if (room === place.room) return `A package imports its own files by relative paths, not «${specifier}».`;
  return doorsOf(room).has(target.door)
    ? null
    : `«${specifier}» is no door of ${room}: see "exports" in its package.json.`;
});

const isDoor = (room: RoomName, path: string) => [...doorsOf(room).values()].includes(path);

/** Other rooms import a package by its door. A door exports by name, and other files re-export nothing. */
export const oneDoorAPackage: Rule = {
  create(context) {
    const place = placeOf(context.filename);
    const imports = deepImport.create(context);
    if (place.room === null) return imports;
    const door = isDoor(place.room, place.path);
    return {
      ...imports,
      ExportNamedDeclaration(node) {
        imports.ExportNamedDeclaration?.(node);
        if (node.source === null || door) return;
        context.report({
          node,
          message: 'Only a door passes on what another file exports: import it where it is made.',
        });
      },
      ExportAllDeclaration(node) {
        imports.ExportAllDeclaration?.(node);
        context.report({ node, message: 'A door exports by name: no «export *».' });
      },
    };
  },
};
