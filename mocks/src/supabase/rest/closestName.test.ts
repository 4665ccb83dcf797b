import { expect, test } from 'vitest';
import { closestName } from './closestName.ts';
import { levenshtein } from '@tribunen/protocol';

const tables = ['projects', 'project_files', 'clients', 'car_models', 'car_model_sales'];

// The cases of PostgREST's own tests.
test.each([
  ['projectx', 'projects'],
  ['projecxx', 'projects'],
  ['projexxx', null],
  ['Projects', 'projects'],
  ['secrets', null],
  ['', null],
])('of the tables «%s» the hint for %s is found', (asked, meant) => {
  expect(closestName(tables, asked, 0.75)).toBe(meant);
});

test('the lower the required similarity, the less similar a name may be', () => {
  expect(closestName(tables, 'car_model_sales_202101', 0.33)).toBe('car_model_sales');
  expect(closestName(['car_models', 'car_dealers'], 'car_models_default', 0.33)).toBe('car_models');
  expect(closestName(['car_models', 'car_dealers'], 'car_models_default', 0.75)).toBeNull();
});

test.each([
  ['', '', 0],
  ['colour', 'color', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('«%s» becomes «%s» by %i changes', (one, other, changes) => {
  expect([levenshtein(one, other), levenshtein(other, one)]).toEqual([changes, changes]);
});
