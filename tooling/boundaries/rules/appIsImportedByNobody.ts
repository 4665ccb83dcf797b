import { importRule, packageOf } from '../importRule.ts';
import { runsTheApp } from '../runsTheApp.ts';

/**
 * App joins the other packages, so none of them may import it. The simulation and the crowd of spectators may, because
 * they run app's live connection without a browser.
 */
export const appIsImportedByNobody = importRule((place) => {
  if (place.package === 'app' || runsTheApp(place)) return null;
  return ({ specifier, target }) =>
    packageOf(target) === 'app' ? `Nothing imports app, and this file does: «${specifier}».` : null;
});
