import { languages } from '@tribunen/locales';
import { allowList } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { competitionNameIn } from './competitionNameIn.ts';

test('a competition that is known by another name here gets that name, and all others get the provider’s', () => {
  const nameOf = competitionNameIn(createI18n('nb'));
  expect(nameOf({ id: 'CL', name: 'UEFA Champions League' })).toBe('Mesterligaen');
  expect(nameOf({ id: 'QUFA', name: 'WC Qualification UEFA' })).toBe('VM-kvalifisering, Europa');
  expect(nameOf({ id: 'TIP', name: 'Eliteserien' })).toBe('Eliteserien');
  expect(nameOf({ id: 'toString', name: 'NM' })).toBe('NM');
});

test.each(languages)('no two competitions of the app share a name in %s', (language) => {
  const nameOf = competitionNameIn(createI18n(language));
  const names = allowList.map(({ code, name }) => nameOf({ id: code, name }));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
