import { importRule, roomOf } from '../importRule.ts';

/** Domain imports nothing. Its tests may use libraries, but no other room. */
export const domainImportsNothing = importRule((place) => {
  if (place.room !== 'domain') return null;
  return ({ specifier, target }) => {
    if (target.kind === 'file' && target.room === 'domain') return null;
    if (target.kind === 'library' && !place.ships) return null;
    return roomOf(target) === 'domain'
      ? `domain imports its own files by relative paths, not «${specifier}».`
      : `domain imports nothing: «${specifier}» does not belong here. Pass what a rule needs as an argument.`;
  };
});
