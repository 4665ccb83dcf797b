import { importRule, roomOf } from '../importRule.ts';
import type { Target } from '../rooms.ts';

const storyDoors = new Set(['./scenarios', './seed']);
const dataLibraries = /^(?:@supabase\/.*|@tanstack\/(?:react-)?query.*|react-router.*|msw|@msw\/.*|valibot|node:.*)$/;

/** Ui is driven by props, so it imports domain and locales, and nothing that fetches. Stories may use mock data too. */
export const uiImportsDomainAndLocalesOnly = importRule((place) => {
  if (place.room !== 'ui') return null;
  const mayImport = (target: Target) => {
    const room = roomOf(target);
    if (target.kind === 'library') return !place.ships || !dataLibraries.test(target.name);
    if (room === 'ui' || room === 'domain' || room === 'locales') return true;
    return !place.ships && target.kind === 'package' && room === 'mocks' && storyDoors.has(target.door);
  };
  return ({ specifier, target }) =>
    mayImport(target) ? null : `ui imports domain and locales only, not «${specifier}»: pass what it shows as props.`;
});
