import { foldText } from '@tribunen/domain';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './openPostgres.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

const names = [
  'FK Bodø/Glimt',
  'BODØ GLIMT',
  'Ødegaard',
  'oeyvind Røed',
  'Åse  Lie',
  'A\u030Ase',
  'Færøyene',
  'AS Saint-Étienne',
  'İstanbul Başakşehir',
  'IŞIKLAR',
  'Kasımpaşa',
  'Hapoel Be’er Sheva',
  'Hapoel Beʼer Sheva',
  'Brighton & Hove Albion FC',
  'Großaspach',
  'GROẞASPACH',
  'Widzew Łódź',
  'Đurđević',
  'Þór Akureyri',
  'Sacré-Cœur',
  'Ｂｒａｎｎ',
  'Bra\u00ADnn',
  'Ham\u2013Kam',
  'Ham\u2800Kam',
  'Ham\u3164Kam',
  '1. FC Köln',
  'Haaaland',
  '  .Brann! ',
  'ЦСКА Москва',
  '日本',
  '',
  '-',
];

test('TEXT-1 Postgres folds each name to the same text as the app', async () => {
  const { rows } = await postgres.query<{ folded: string }>(
    'select private.fold_name(name) as folded from unnest($1::text[]) with ordinality as given (name, place) order by place',
    [names],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(names.map(foldText));
});
