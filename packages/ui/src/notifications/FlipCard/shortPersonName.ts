import { graphemesOf } from '../../i18n/graphemesOf.ts';

/** A person's name with the first of several names as an initial, for where there is little room. */
export function shortPersonName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const [initial = ''] = graphemesOf(first);
  return rest.length === 0 ? first : [`${initial}.`, ...rest].join(' ');
}
