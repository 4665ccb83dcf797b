import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleUserId } from '../testing/examplePeople.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../testing/fakeServices.tsx';
import { NameDialogContainer } from './NameDialogContainer.tsx';

test('FOLLOW-17 the dialog saves the name of a spectator without one, closes, and the invitation is then sent', async () => {
  const server = { name: '' };
  const profile = () => Promise.resolve({ userId: exampleUserId('u1'), name: server.name, bio: null, myTeam: null });
  const saveProfile: FakeApi['saveProfile'] = (_user, { name = '' }) => {
    server.name = name;
    return profile();
  };
  const ended: string[] = [];
  const [onNamed, onClose] = [vi.fn(() => ended.push('named')), vi.fn(() => ended.push('closed'))];
  const services = fakeServices(fakeApi({ profile, saveProfile }));
  const element = <NameDialogContainer {...{ onNamed, onClose }} />;
  render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  fireEvent.change(await screen.findByLabelText('Navn'), { target: { value: 'Kari' } });
  expect(ended).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Fortsett' }));
  await waitFor(() => expect(ended).toEqual(['closed', 'named']));
  expect(server.name).toBe('Kari');
});
