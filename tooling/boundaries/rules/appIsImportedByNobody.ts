import { importRule, roomOf } from '../importRule.ts';
import { runsTheApp } from '../runsTheApp.ts';

/**
 * App joins the other rooms, so none of them may import it. The simulation may: it runs app's live rooms, as a test
 * does.
 */
export const appIsImportedByNobody = importRule((place) => {
  if (place.room === 'app' || runsTheApp(place)) return null;
  return ({ specifier, target }) =>
    roomOf(target) === 'app' ? `Nothing imports app, and this file does: «${specifier}».` : null;
});
