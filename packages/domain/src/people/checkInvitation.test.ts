import { expect, test } from 'vitest';
import { checkInvitation } from './checkInvitation.ts';

test.each([
  [' Kari@eksempel.no ', null],
  ['kari@', 'invalid-format'],
  [`${'k'.repeat(250)}@eksempel.no`, 'too-long'],
  [' Marte@Eksempel.no', 'own-address'],
] as const)('PEOPLE-25 an invitation to «%.30s» has the problem %s', (email, problem) => {
  expect(checkInvitation(email, 'marte@eksempel.no')).toBe(problem);
});
