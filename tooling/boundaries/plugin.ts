import type { Rule } from './oxlintTypes.ts';
import { appFloors } from './rules/appFloors.ts';
import { appIsImportedByNobody } from './rules/appIsImportedByNobody.ts';
import { contractImportsDomainOnly } from './rules/contractImportsDomainOnly.ts';
import { domainHasNoClock } from './rules/domainHasNoClock.ts';
import { domainImportsNothing } from './rules/domainImportsNothing.ts';
import { functionsImportContractAndDomainOnly } from './rules/functionsImportContractAndDomainOnly.ts';
import { mocksImportContractAndDomainOnly } from './rules/mocksImportContractAndDomainOnly.ts';
import { mocksStayOutOfProduction } from './rules/mocksStayOutOfProduction.ts';
import { noLiteralsOutsideLocales } from './rules/noLiteralsOutsideLocales.ts';
import { oneDoorAPackage } from './rules/oneDoorAPackage.ts';
import { oneSupabaseClient } from './rules/oneSupabaseClient.ts';
import { serversImportDomainOnly } from './rules/serversImportDomainOnly.ts';
import { uiImportsDomainAndLocalesOnly } from './rules/uiImportsDomainAndLocalesOnly.ts';

const rules: Readonly<Record<string, Rule>> = {
  'domain-imports-nothing': domainImportsNothing,
  'domain-has-no-clock': domainHasNoClock,
  'contract-imports-domain-only': contractImportsDomainOnly,
  'functions-import-contract-and-domain-only': functionsImportContractAndDomainOnly,
  'servers-import-domain-only': serversImportDomainOnly,
  'ui-imports-domain-and-locales-only': uiImportsDomainAndLocalesOnly,
  'app-is-imported-by-nobody': appIsImportedByNobody,
  'app-floors': appFloors,
  'mocks-stay-out-of-production': mocksStayOutOfProduction,
  'mocks-import-contract-and-domain-only': mocksImportContractAndDomainOnly,
  'one-door-a-package': oneDoorAPackage,
  'one-supabase-client': oneSupabaseClient,
  'no-literals-outside-locales': noLiteralsOutsideLocales,
};

/** The rules between rooms (CONTRIBUTING.md), as a plugin of oxlint. */
const plugin = { meta: { name: 'rooms' }, rules };
export default plugin;
