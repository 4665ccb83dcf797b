import type { Competition } from '@tribunen/domain';
import type { Translations } from '@tribunen/locales';
import type { i18n } from 'i18next';

type Code = keyof Translations['competitions'];

/** Every competition that has a name of its own in each language. */
const named: Readonly<Record<Code, true>> = {
  PD: true,
  CL: true,
  EL: true,
  UCL: true,
  ESC: true,
  WC: true,
  EC: true,
  CA: true,
  QUFA: true,
  QCAF: true,
  QAFC: true,
  QCBL: true,
  QCCF: true,
  QOFC: true,
  FLC: true,
  DSU: true,
  SPL: true,
  ABL: true,
  SSL: true,
  GSL: true,
  UPL: true,
  BSA: true,
  ASL: true,
};

/**
 * Returns a function that says how a competition is called in the current language: the provider's name, but for those that are known by
 * another one here, or share it with a competition of another country.
 *
 * @example
 * competitionNameIn(words)({ id: 'CL', name: 'UEFA Champions League' }); // 'Mesterligaen'
 */
export function competitionNameIn({
  t,
}: Pick<i18n, 't'>): (competition: Pick<Competition, 'name'> & { readonly id: string }) => string {
  return ({ id, name }) => (isNamed(id) ? t(($) => $.competitions[id]) : name);
}

function isNamed(code: string): code is Code {
  return Object.hasOwn(named, code);
}
