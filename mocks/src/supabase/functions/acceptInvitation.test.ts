import { acceptanceRefusals } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

test('the invited user cannot accept an expired invitation', async () => {
  const { spectator, backend } = await openTestNetwork();
  const isTheirs = ({ recipient_email }: { readonly recipient_email: string }) =>
    recipient_email === demoSpectator.email;
  const expires_at = new Date(testNow - 1000).toISOString();
  const [invitation] = await backend.database.invitations.update(isTheirs, (row) => ({ ...row, expires_at }));
  const { data } = await (
    await spectator()
  ).rpc('accept_invitation_secure_v2', { invitation_token: invitation?.token });
  expect(data).toMatchObject([{ success: false, message: acceptanceRefusals.expired }]);
});
