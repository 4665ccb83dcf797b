import type { Competition } from '@tribunen/domain';
import type { Translations } from '@tribunen/locales';
import type { i18n } from 'i18next';

/**
 * Returns a function that names a competition in the current language: by the provider's name, unless the competition is known by another
 * name here or shares the provider's with a competition of another country.
 */
export function competitionNameIn({
  t,
  exists,
}: Pick<i18n, 't' | 'exists'>): (competition: Pick<Competition, 'name'> & { readonly id: string }) => string {
  const isNamed = (id: string): id is keyof Translations['competitions'] => exists(`competitions.${id}`);
  return ({ id, name }) => (isNamed(id) ? t(($) => $.competitions[id]) : name);
}
