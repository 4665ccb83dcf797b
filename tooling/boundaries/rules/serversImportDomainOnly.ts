import { importRule, roomOf } from '../importRule.ts';

/** Servers hold what the emulator and a real database share, so they import neither: domain and the schema library only. */
export const serversImportDomainOnly = importRule((place) => {
  if (place.room !== 'servers') return null;
  return ({ specifier, target }) => {
    const room = roomOf(target);
    if (room === 'servers' || room === 'domain') return null;
    if (target.kind === 'library' && (target.name === 'valibot' || !place.ships)) return null;
    return `servers import domain and valibot only, not «${specifier}».`;
  };
});
