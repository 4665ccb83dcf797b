import type { Rule } from './oxlintTypes.ts';
import { appFloors } from './rules/appFloors.ts';
import { appIsImportedByNobody } from './rules/appIsImportedByNobody.ts';
import { domainHasNoClock } from './rules/domainHasNoClock.ts';
import { importsPointDown } from './rules/importsPointDown.ts';
import { mocksStayOutOfProduction } from './rules/mocksStayOutOfProduction.ts';
import { noLiteralsOutsideLocales } from './rules/noLiteralsOutsideLocales.ts';
import { oneDoorAPackage } from './rules/oneDoorAPackage.ts';
import { oneSupabaseClient } from './rules/oneSupabaseClient.ts';

const rules: Readonly<Record<string, Rule>> = {
  'imports-point-down': importsPointDown,
  'domain-has-no-clock': domainHasNoClock,
  'app-is-imported-by-nobody': appIsImportedByNobody,
  'app-floors': appFloors,
  'mocks-stay-out-of-production': mocksStayOutOfProduction,
  'one-door-a-package': oneDoorAPackage,
  'one-supabase-client': oneSupabaseClient,
  'no-literals-outside-locales': noLiteralsOutsideLocales,
};

/** The rules between packages (CONTRIBUTING.md), as a plugin of oxlint. */
const plugin = { meta: { name: 'packages' }, rules };
export default plugin;
