import { importRule, roomOf } from '../importRule.ts';
import { isSimulation } from '../isSimulation.ts';

/** Rule 3: app joins the others, so nothing may stand on it. The simulation runs its live rooms, and stands on it as a test does. */
export const appIsImportedByNobody = importRule((place) => {
  if (place.room === 'app' || isSimulation(place)) return null;
  return ({ specifier, target }) =>
    roomOf(target) === 'app' ? `Nothing imports app, and this file does: «${specifier}».` : null;
});
