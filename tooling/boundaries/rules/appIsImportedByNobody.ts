import { importRule, packageOf } from '../importRule.ts';
import { runsTheApp } from '../runsTheApp.ts';

/**
 * The package app uses the other packages, so none of them may import it. Only tests/simulation and tests/crowd may,
 * because they run app's live connection without a browser.
 */
export const appIsImportedByNobody = importRule((place) => {
  if (place.package === 'app' || runsTheApp(place)) return null;
  return ({ specifier, target }) =>
    packageOf(target) === 'app' ? `Nothing imports app, and this file does: «${specifier}».` : null;
});
