import { importRule, roomOf } from '../importRule.ts';

/** Contract imports domain and its schema library. Its tests may use other libraries. */
export const contractImportsDomainOnly = importRule((place) => {
  if (place.room !== 'contract') return null;
  return ({ specifier, target }) => {
    const room = roomOf(target);
    if (room === 'contract' || room === 'domain') return null;
    if (target.kind === 'library' && (target.name === 'valibot' || !place.ships)) return null;
    return `contract imports domain and valibot only, not «${specifier}».`;
  };
});
