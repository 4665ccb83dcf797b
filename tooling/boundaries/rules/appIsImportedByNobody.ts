import { importRule, roomOf } from '../importRule.ts';

/** Rule 3: app joins the others, so nothing may stand on it. */
export const appIsImportedByNobody = importRule((place) => {
  if (place.room === 'app') return null;
  return ({ specifier, target }) =>
    roomOf(target) === 'app' ? `Nothing imports app, and this file does: «${specifier}».` : null;
});
