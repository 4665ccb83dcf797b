import { userId } from '@tribunen/contract';
import type { Profile, UserId } from '@tribunen/domain';
import { AuthorCards } from '@tribunen/ui';
import { render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { AuthorCardHost } from './AuthorCardHost.tsx';

const ingrid: UserId = parse(userId, 'ingrid');

function Name() {
  const point = useContext(AuthorCards);
  return (
    <button
      type="button"
      onFocus={({ currentTarget }) =>
        point?.({
          subject: { id: ingrid, name: 'Ingrid', userType: 'friend' },
          name: currentTarget,
          beside: currentTarget,
        })
      }
    >
      Navnet
    </button>
  );
}

/** Points at Ingrid's name, as a visitor. */
function pointAtIngrid(profile: FakeApi['profile']): void {
  const element = (
    <AuthorCardHost reader={null}>
      <Name />
    </AuthorCardHost>
  );
  const services = fakeServices(fakeApi({ profile }));
  render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  screen.getByRole('button', { name: 'Navnet' }).focus();
}

const patience = { timeout: 10_000 };

test("PEOPLE-29 an author's card shows the team and the bio of their profile", async () => {
  const profile = vi.fn<(id: string) => Promise<Profile>>(() =>
    Promise.resolve({ userId: ingrid, name: 'Ingrid', bio: 'Frydenbø siden 1998', myTeam: 'Molde' }),
  );
  pointAtIngrid(profile);
  expect(await screen.findByText('Frydenbø siden 1998', {}, patience)).toBeTruthy();
  expect(screen.getByText('Ingrid')).toBeTruthy();
  expect(screen.getByText('Venn')).toBeTruthy();
  expect(screen.getByText('Molde')).toBeTruthy();
  expect(profile).toHaveBeenCalledExactlyOnceWith(ingrid);
});

test('PEOPLE-29 the card of an author without a profile says so', async () => {
  pointAtIngrid(() => Promise.resolve(null));
  expect(await screen.findByText('Har ikke fylt ut profilen ennå', {}, patience)).toBeTruthy();
});

test('PEOPLE-29 a card whose profile cannot be loaded says so', async () => {
  pointAtIngrid(() => Promise.reject(new Error('no answer')));
  expect(await screen.findByText('Kunne ikke hente profilen', {}, patience)).toBeTruthy();
});
