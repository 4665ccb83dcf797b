import { appFolderOf, mayImport } from '../appFloors.ts';
import { importRule } from '../importRule.ts';
import type { Rule } from '../oxlintTypes.ts';
import { placeOf } from '../packages.ts';

const importsPointDown = importRule((place) => {
  const own = appFolderOf(place.path);
  if (own === null || own.floor === null || !place.ships) return null;
  return ({ target }) => {
    const other = target.kind === 'file' ? appFolderOf(target.path) : null;
    if (other === null || mayImport(own, other)) return null;
    if (other.name === 'testing') return `Shipped code must not import «testing», which is for tests alone.`;
    if (other.floor === own.floor) {
      return `«${own.name}» must not import its neighbour «${other.name}»: a folder above joins them.`;
    }
    return `«${own.name}» must not import «${other.name}»: imports point to lower floors (CONTRIBUTING.md).`;
  };
});

/**
 * In packages/app/src a folder imports itself and the folders on lower floors: never a neighbour, never a higher floor,
 * never `testing`. A feature can therefore be removed by removing its folder. A folder without a floor is refused.
 * Tests import what they need.
 */
export const appFloors: Rule = {
  create(context) {
    const place = placeOf(context.filename);
    const folder = appFolderOf(place.path);
    if (folder === null || folder.floor !== null || !place.ships) return importsPointDown.create(context);
    return {
      Program(node) {
        context.report({ node, message: `«${folder.name}» has no floor: tooling/boundaries/appFloors.ts lists them.` });
      },
    };
  },
};
