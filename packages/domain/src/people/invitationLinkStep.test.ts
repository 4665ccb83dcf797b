import { expect, test } from 'vitest';
import { type FoundInvitation, invitationLinkStep } from './invitationLinkStep.ts';

const opened = { token: ' t ', signedIn: true, lookUp: null, acceptance: null };
const answer = { success: true, message: null, friendName: 'Kari' };

/** A link whose invitation has been found, with this standing for the reader. */
const found = (standing: FoundInvitation['standing']) => ({
  ...opened,
  lookUp: { found: { senderName: 'Kari', standing, maskedRecipient: 'o•••@e•••.no' } },
});

test.each(['\u0000', 't\u0000', 'a\u0007b', 'a\nb', 'a\u007Fb', 'a\u0085b'])(
  'PEOPLE-9 a token with control characters is no token: %j',
  (token) => {
    for (const signedIn of [true, false]) {
      expect(invitationLinkStep({ ...opened, token, signedIn })).toEqual({ kind: 'invalid-link' });
    }
  },
);

test('PEOPLE-9 an invitation link leads through sign-up and look-up to the friendship', () => {
  expect(invitationLinkStep({ ...opened, token: null })).toEqual({ kind: 'invalid-link' });
  expect(invitationLinkStep({ ...opened, token: ' ', signedIn: false })).toEqual({ kind: 'invalid-link' });
  expect(invitationLinkStep({ ...opened, signedIn: false })).toEqual({ kind: 'sign-up', token: 't' });
  expect(invitationLinkStep(opened)).toEqual({ kind: 'look-up', token: 't' });
  expect(invitationLinkStep({ ...opened, lookUp: { found: null } })).toEqual({ kind: 'invalid-or-expired' });
  expect(invitationLinkStep(found('pending'))).toEqual({ kind: 'accept', token: 't' });
  expect(
    invitationLinkStep({ ...found('pending'), acceptance: { ...answer, success: false, message: 'Nei' } }),
  ).toEqual({ kind: 'refused', message: 'Nei' });
  expect(invitationLinkStep({ ...found('pending'), acceptance: answer })).toEqual({
    kind: 'welcome',
    friendName: 'Kari',
  });
});

test('PEOPLE-18 an invitation that is the reader’s own, another user’s or answered is described as such, and not accepted', () => {
  expect(invitationLinkStep(found('own'))).toEqual({ kind: 'own' });
  expect(invitationLinkStep(found('somebody-elses'))).toEqual({
    kind: 'somebody-elses',
    maskedRecipient: 'o•••@e•••.no',
  });
  expect(invitationLinkStep(found('accepted'))).toEqual({ kind: 'answered', answer: 'accepted', senderName: 'Kari' });
  expect(invitationLinkStep(found('declined'))).toEqual({ kind: 'answered', answer: 'declined', senderName: 'Kari' });
});

test('PEOPLE-18 when the server does not say for whom the invitation is, the acceptance decides', () => {
  expect(invitationLinkStep(found(null))).toEqual({ kind: 'accept', token: 't' });
});

test('PEOPLE-18 a reader who has just accepted is welcomed, although the invitation is answered by then', () => {
  expect(invitationLinkStep({ ...found('accepted'), acceptance: answer })).toMatchObject({ kind: 'welcome' });
});
