import { importRule, roomOf } from '../importRule.ts';

/** Servers hold what the emulator and a real database share, so they import neither: domain, the schema library, and Node behind the door `./node`. */
export const serversImportDomainOnly = importRule((place) => {
  if (place.room !== 'servers') return null;
  return ({ specifier, target }) => {
    const room = roomOf(target);
    if (room === 'servers' || room === 'domain') return null;
    const ofNode = place.path.includes('/src/node/');
    if (target.kind === 'library' && (target.name === 'valibot' || ofNode || !place.ships)) return null;
    return `servers import domain and valibot only, not «${specifier}».`;
  };
});
