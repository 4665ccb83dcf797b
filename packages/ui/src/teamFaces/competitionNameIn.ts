import type { Competition } from '@tribunen/domain';
import type { Translations } from '@tribunen/locales';
import type { i18n } from 'i18next';

/**
 * Returns a function that says how a competition is called in the current language: the provider's name, but for those that are known by
 * another one here, or share it with a competition of another country.
 */
export function competitionNameIn({
  t,
  exists,
}: Pick<i18n, 't' | 'exists'>): (competition: Pick<Competition, 'name'> & { readonly id: string }) => string {
  const isNamed = (id: string): id is keyof Translations['competitions'] => exists(`competitions.${id}`);
  return ({ id, name }) => (isNamed(id) ? t(($) => $.competitions[id]) : name);
}
