import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { parseInvitationAcceptance } from './parseInvitationAcceptance.ts';
import { parseInvitationByToken } from './parseInvitationByToken.ts';

const row = { success: true, message: null, friend_name: 'Kari &amp; co' };

test('an invitation has a sender with or without a name, or does not exist', () => {
  const row = { sender_name: 'Kari &amp; co', standing: 'pending', recipient_hint: 'o•••@e•••.no' };
  const found = { senderName: 'Kari & co', standing: 'pending', maskedRecipient: 'o•••@e•••.no' };
  expect(parseInvitationByToken([row])).toEqual(found);
  expect(parseInvitationByToken([{ ...row, sender_name: null }])).toEqual({ ...found, senderName: null });
  expect(parseInvitationByToken([{ ...row, standing: null }])).toEqual({ ...found, standing: null });
  expect(parseInvitationByToken([])).toBeNull();
});

test('a backend may send nothing of an invitation but the sender’s name', () => {
  expect(parseInvitationByToken([{ sender_name: 'Kari' }])).toEqual({
    senderName: 'Kari',
    standing: null,
    maskedRecipient: null,
  });
});

test('an acceptance comes from the function, or in one row from the procedure', () => {
  const accepted = { success: true, message: null, friendName: 'Kari & co' };
  expect(parseInvitationAcceptance('accept-invitation', row)).toEqual(accepted);
  expect(parseInvitationAcceptance('accept_invitation_secure_v2', [row])).toEqual(accepted);
  const refused = { success: false, message: 'Nei', friend_name: null };
  expect(parseInvitationAcceptance('accept-invitation', refused)).toEqual({
    success: false,
    message: 'Nei',
    friendName: null,
  });
});

test.each([
  null,
  'yes',
  {},
  [{}],
  [{ sender_name: 7 }],
  [{ sender_name: null, standing: 'maybe' }],
  [{ ...row, success: 'yes' }],
])('%j is no answer to an acceptance', (answer) => {
  expect(() => parseInvitationByToken(answer)).toThrow(ContractError);
  expect(() => parseInvitationAcceptance('accept-invitation', answer)).toThrow(ContractError);
});

test('an answer without rows is refused as the answer to an acceptance', () => {
  expect(() => parseInvitationAcceptance('accept_invitation_secure_v2', [])).toThrow(ContractError);
});
