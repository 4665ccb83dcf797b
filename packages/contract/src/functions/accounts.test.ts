import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { deleteAccountRequest } from './delete-account.ts';
import { parseAccountExport } from './parseAccountExport.ts';

const exported = {
  exported_at: '2026-11-21T12:00:00.000Z',
  account: { id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01', email: 'kari@eksempel.no', created_at: 'i fjor' },
  tables: { profiles: [{ name: 'Kari &amp; co', colour: 'red' }], seats: [{ row: 7 }], messages: [] },
  also: 'this',
};

test('ACCOUNT-22 an export keeps every field that the backend sends', () => {
  expect(parseAccountExport(exported)).toEqual({ page: exported, next: null });
  expect(parseAccountExport({ ...exported, next: 2000 })).toEqual({ page: exported, next: 2000 });
});

test.each([
  null,
  '<!doctype html>',
  [],
  {},
  { ...exported, tables: [] },
  { ...exported, tables: { profiles: 'none' } },
])('%j is no export', (answer) => {
  expect(() => parseAccountExport(answer)).toThrow(ContractError);
});

test('a request to delete an account must contain an address', () => {
  expect(safeParse(deleteAccountRequest, { email: 'kari@eksempel.no' }).success).toBe(true);
  for (const nothing of [null, {}, '', [], { email: null }]) {
    expect(safeParse(deleteAccountRequest, nothing).success).toBe(false);
  }
});
