import { importRule, roomOf } from '../importRule.ts';

/** Rule 1: domain stands alone. Its tests may use libraries, but no other room either. */
export const domainImportsNothing = importRule((place) => {
  if (place.room !== 'domain') return null;
  return ({ specifier, target }) => {
    if (target.kind === 'file' && target.room === 'domain') return null;
    if (target.kind === 'library' && !place.ships) return null;
    return roomOf(target) === 'domain'
      ? `domain imports its own files by relative paths, not «${specifier}».`
      : `domain imports nothing: «${specifier}» does not belong here. What a rule needs comes in as an argument.`;
  };
});
