import { expect, test } from 'vitest';
import { invitationLinkStep } from './invitationLinkStep.ts';

test('PEOPLE-9 an invitation link leads through sign-up and look-up to the friendship', () => {
  const opened = { token: ' t ', signedIn: true, lookUp: null, acceptance: null };
  const found = { ...opened, lookUp: { found: true } };
  const answer = { success: true, message: null, friendName: 'Kari' };
  expect(invitationLinkStep({ ...opened, token: null })).toEqual({ kind: 'invalid-link' });
  expect(invitationLinkStep({ ...opened, token: ' ', signedIn: false })).toEqual({ kind: 'invalid-link' });
  expect(invitationLinkStep({ ...opened, signedIn: false })).toEqual({ kind: 'sign-up', token: 't' });
  expect(invitationLinkStep(opened)).toEqual({ kind: 'look-up', token: 't' });
  expect(invitationLinkStep({ ...opened, lookUp: { found: false } })).toEqual({ kind: 'invalid-or-expired' });
  expect(invitationLinkStep(found)).toEqual({ kind: 'accept', token: 't' });
  expect(invitationLinkStep({ ...found, acceptance: { ...answer, success: false, message: 'Nei' } })).toEqual({
    kind: 'refused',
    message: 'Nei',
  });
  expect(invitationLinkStep({ ...found, acceptance: answer })).toEqual({ kind: 'welcome', friendName: 'Kari' });
});
