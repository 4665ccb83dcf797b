import {
  fallbackCompetitions,
  normaliseTeam,
  type Profile,
  type ProfileDraft,
  type Team,
  toUserId,
  type UserId,
} from '@tribunen/domain';
import { ContractError } from '@tribunen/contract';
import { toast } from '@tribunen/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { profileDraftKey } from '../../data/signOut/unsaved.ts';
import { signedInAs } from '../../testing/ExampleSession.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ProfileContainer } from './ProfileContainer.tsx';

const complaints = vi.spyOn(console, 'error');
const success = vi.spyOn(toast, 'success');
const failure = vi.spyOn(toast, 'failure');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const spy of [complaints, success, failure]) spy.mockReset();
});

function idOf(text: string): UserId {
  const id = toUserId(text);
  if (id === null) throw new Error('no id');
  return id;
}

const kari: Profile = { userId: idOf('u1'), name: 'Kari Vik', bio: 'Heia', myTeam: 'Brann' };
const refused = new BackendFailure('profiles: no', {
  status: 400,
  retryAfterMs: null,
  serverMessage: 'violates check constraint "profiles_name"',
});
const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });

/** A server that stores a profile, and whose saves the test answers. */
function heldSave() {
  let kept = kari;
  const calls: { changes: Partial<ProfileDraft>; succeed(): void; fail(error: Error): void }[] = [];
  const saveProfile: FakeApi['saveProfile'] = (_userId, changes) =>
    new Promise((resolve, reject) => {
      const succeed = (): void => {
        kept = { ...kept, ...changes, name: (changes.name ?? kept.name ?? '').trim() };
        resolve(kept);
      };
      calls.push({ changes, succeed, fail: reject });
    });
  const call = async (number: number) => {
    await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(number));
    const found = calls[number - 1];
    if (found === undefined) throw new Error('There is no such call');
    return found;
  };
  const saveElsewhere = (changes: Partial<ProfileDraft>): void => {
    kept = { ...kept, ...changes };
  };
  return { saveProfile, profile: () => Promise.resolve(kept), call, saveElsewhere };
}

function open(given: Parameters<typeof fakeApi>[0], at = '/profile') {
  const services = fakeServices(fakeApi({ profile: () => Promise.resolve(kari), ...given }));
  const around = (
    <>
      <Link to="/results">Resultater</Link>
      <Link to="/profile">Profilen</Link>
      <Outlet />
    </>
  );
  const children = [
    { path: '/profile', element: <ProfileContainer /> },
    { path: '/results', element: null },
  ];
  render(<WithServices services={services} routes={[{ element: around, children }]} at={at} />);
  return services;
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Lagre Profil' }));
const unsaved = 'Du har endringer som ikke er lagret.';

test('PEOPLE-14 the form starts with the saved profile, and the e-mail address cannot be changed', async () => {
  open({});
  expect((await field('Navn')).value).toBe('Kari Vik');
  expect((await field('Bio')).value).toBe('Heia');
  expect((await field('E-post')).value).toBe('kari@eksempel.no');
  expect((await field('E-post')).readOnly).toBe(true);
  expect(screen.getByRole('button', { name: 'Endre favorittlag' })).toBeTruthy();
});

test.each([true, false])(
  'DESK-7 the profile leads to the desk if the user is an administrator: %s',
  async (isAdmin) => {
    open({ session: signedInAs('Torunn', { isAdmin }) });
    await field('Navn');
    const link = screen.queryByRole('link', { name: 'Moderering' });
    expect(link?.getAttribute('href') ?? null).toBe(isAdmin ? '/admin/reports' : null);
  },
);

test('PEOPLE-20 a save shows as saved at once, and a toast appears when the server has stored it', async () => {
  const { call, ...server } = heldSave();
  open(server);
  await type('Navn', ' Kari Nes ');
  expect(screen.getByText(unsaved)).toBeTruthy();
  save();
  const sent = await call(1);
  expect(sent.changes).toEqual({ name: ' Kari Nes ' });
  expect(await screen.findByRole('button', { name: 'Lagrer...' })).toBeTruthy();
  expect(screen.queryByText(unsaved)).toBeNull();
  await act(async () => sent.succeed());
  expect(success.mock.calls).toEqual([[{ title: 'Suksess!', text: 'Profilen din er oppdatert.' }]]);
  expect(await screen.findByRole('button', { name: 'Lagre Profil' })).toBeTruthy();
  expect((await field('Navn')).value).toBe('Kari Nes');
});

test('PEOPLE-20 when the server refuses a profile, the change is undone, the typed text stays, and the reason is shown', async () => {
  const { call, ...server } = heldSave();
  open(server);
  await type('Navn', 'Kari Nes');
  save();
  const sent = await call(1);
  await act(async () => sent.fail(refused));
  const words = 'Kunne ikke lagre profil: violates check constraint "profiles_name"';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(failure.mock.calls).toEqual([[{ title: 'Feil', text: words }]]);
  expect((await field('Navn')).value).toBe('Kari Nes');
  expect(screen.getByText(unsaved)).toBeTruthy();
  expect(complaints).toHaveBeenCalledTimes(1);
  // The next attempt succeeds.
  save();
  const again = await call(2);
  await act(async () => again.succeed());
  expect(success).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(unsaved)).toBeNull();
});

test('when the server demands a wait, the profile cannot be saved again before its end', async () => {
  const busy = new BackendFailure('slow down', { status: 429, retryAfterMs: 30_000, serverMessage: 'slow down' });
  const saveProfile = vi.fn<FakeApi['saveProfile']>(() => Promise.reject(busy));
  open({ saveProfile });
  await type('Bio', 'Heia Brann');
  save();
  expect(await screen.findByText(/For mange forsøk/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lagre Profil' }));
  expect(saveProfile).toHaveBeenCalledTimes(1);
});

test.each([
  ['Navn', '   ', 'Navnet kan ikke være tomt'],
  ['Bio', '🔥'.repeat(501), 'Bioen er for lang (høyst 500 tegn)'],
])('PEOPLE-16 %s «%.20s» is not sent, and the field says why', async (name, value, words) => {
  const saveProfile = vi.fn<FakeApi['saveProfile']>();
  open({ saveProfile });
  await type(name, value);
  save();
  expect(await screen.findByText(new RegExp(words.replace(/[()]/g, '\\$&')))).toBeTruthy();
  expect(document.activeElement).toBe(await field(name));
  expect(saveProfile).not.toHaveBeenCalled();
});

test('a hostile bio is shown as text everywhere', async () => {
  const bio = '<img src=x onerror="alert(1)"> & <script>alert(1)</script>';
  open({ profile: () => Promise.resolve({ ...kari, name: 'Åse "Ås" <b>', bio }) });
  expect((await field('Bio')).value).toBe(bio);
  expect(document.querySelector('main img, script, b')).toBeNull();
  expect(screen.getAllByText(bio).length).toBeGreaterThan(0);
});

test('unsaved edits are kept while the spectator visits other screens, and dropped when they choose to drop them', async () => {
  open({});
  await type('Navn', 'Kari Nes');
  fireEvent.click(screen.getByRole('link', { name: 'Resultater' }));
  await waitFor(() => expect(screen.queryByLabelText('Navn')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Profilen' }));
  expect((await field('Navn')).value).toBe('Kari Nes');
  // Enter on a button is a click without a pointer.
  fireEvent.click(screen.getByRole('button', { name: 'Forkast endringene' }), { detail: 0 });
  expect((await field('Navn')).value).toBe('Kari Vik');
  expect(document.activeElement).toBe(await field('Navn'));
  expect(localStorage.getItem(profileDraftKey('u1'))).toBeNull();
});

test('PEOPLE-15 the device keeps only the fields that differ from the saved profile, and none after a save', async () => {
  const { call, ...server } = heldSave();
  open(server);
  await type('Navn', 'Kari Vik ');
  expect((await field('Navn')).value).toBe('Kari Vik ');
  expect(localStorage.getItem(profileDraftKey('u1'))).toBeNull();
  await type('Navn', 'Kari V');
  expect(localStorage.getItem(profileDraftKey('u1'))).not.toBeNull();
  save();
  const sent = await call(1);
  await act(async () => sent.succeed());
  await waitFor(() => expect(localStorage.getItem(profileDraftKey('u1'))).toBeNull());
});

test('text typed during a save stays as an unsaved edit', async () => {
  const { call, ...server } = heldSave();
  open(server);
  await type('Navn', 'Kari N');
  save();
  const sent = await call(1);
  await type('Navn', 'Kari Nes');
  await act(async () => sent.succeed());
  expect(await screen.findByText(unsaved)).toBeTruthy();
  expect((await field('Navn')).value).toBe('Kari Nes');
});

test('a save undoes neither a save of another tab nor the text typed there', async () => {
  const { call, saveElsewhere, ...server } = heldSave();
  const services = open(server);
  await type('Navn', 'Kari Nes');
  saveElsewhere({ bio: 'Heia Brann' });
  await act(() => services.queryClient.invalidateQueries());
  expect(await screen.findByDisplayValue('Heia Brann')).toBeTruthy();
  expect((await field('Navn')).value).toBe('Kari Nes');
  save();
  const sent = await call(1);
  expect(sent.changes).toEqual({ name: 'Kari Nes' });
  const typedElsewhere = '{"bio":"Aldri i kjelleren"}';
  localStorage.setItem(profileDraftKey('u1'), typedElsewhere);
  await act(async () => sent.succeed());
  expect(localStorage.getItem(profileDraftKey('u1'))).toBe(typedElsewhere);
});

test.each(['{', '{"name":7,"bio":"","myTeam":null}'])('an invalid stored draft is ignored: %s', async (text) => {
  localStorage.setItem(profileDraftKey('u1'), text);
  open({});
  expect((await field('Navn')).value).toBe('Kari Vik');
});

test.each([
  [
    'the server refuses',
    new BackendFailure('x', { status: 401, retryAfterMs: null, serverMessage: 'JWT expired' }),
    'JWT expired',
  ],
  [
    'the row breaks the contract',
    new ContractError({ where: 'profiles', path: 'name', message: 'Expected string' }),
    'uventet svar fra serveren',
  ],
])(
  'when %s there is no form, a toast and the screen say why, and it can be tried again',
  async (_what, error, words) => {
    const profile = vi.fn<FakeApi['profile']>(() => Promise.reject(error));
    open({ profile });
    const text = `Kunne ikke hente profil: ${words}`;
    expect(await screen.findByText(text)).toBeTruthy();
    expect(failure.mock.calls).toEqual([[{ title: 'Feil', text }]]);
    expect(screen.queryByLabelText('Navn')).toBeNull();
    expect(complaints).toHaveBeenCalledTimes(1);
    profile.mockResolvedValue(kari);
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect((await field('Navn')).value).toBe('Kari Vik');
  },
);

test('a visitor sees no profile', () => {
  const profile = vi.fn<FakeApi['profile']>();
  open({ session: { status: 'signed-out', reason: 'ended' }, profile });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(profile).not.toHaveBeenCalled();
});

const team = (id: number, name: string): Team => normaliseTeam({ id, name });
const [premierLeague] = fallbackCompetitions('picker');

test('FOLLOW-11 a team is found in all competitions, chosen, and saved by its name', async () => {
  const { call, ...server } = heldSave();
  const searchTeams = vi.fn<FakeApi['searchTeams']>(() =>
    Promise.resolve([team(1, 'Viking'), team(2, 'Something else')]),
  );
  open({ ...server, profile: () => Promise.resolve({ ...kari, myTeam: null }), searchTeams });
  await type('Søk lag...', 'v');
  expect(screen.getByText('Skriv minst 2 tegn for å søke')).toBeTruthy();
  await type('Søk lag...', 'vi');
  await type('Søk lag...', 'vik');
  expect(screen.getByText('Søker...')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Viking' }));
  expect(searchTeams.mock.calls).toEqual([['vik']]);
  expect(screen.queryByText('Something else')).toBeNull();
  save();
  expect((await call(1)).changes).toEqual({ myTeam: 'Viking' });
});

test('a team is found in one competition by its teams, which are loaded once for all searches', async () => {
  const teams = vi.fn<FakeApi['teams']>(() => Promise.resolve([team(1, 'Arsenal'), team(2, 'Leeds')]));
  open({
    profile: () => Promise.resolve({ ...kari, myTeam: null }),
    competitions: () => Promise.resolve(premierLeague === undefined ? [] : [premierLeague]),
    teams,
  });
  const choice = await screen.findByRole('option', { name: 'Premier League (PL)' });
  fireEvent.change(screen.getByLabelText('Velg konkurranse'), {
    target: { value: choice.getAttribute('value') },
  });
  await type('Søk lag...', 'a');
  expect(await screen.findByRole('button', { name: 'Arsenal' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leeds' })).toBeNull();
  expect(teams.mock.calls[0]).toEqual([{ id: 'PL', dbId: 2021 }]);
  await type('Søk lag...', 'ab');
  expect(await screen.findByText('Ingen treff')).toBeTruthy();
  expect(teams).toHaveBeenCalledOnce();
});

test('COMP-7 a search that fails finds no team', async () => {
  open({
    profile: () => Promise.resolve({ ...kari, myTeam: null }),
    searchTeams: () => Promise.reject(offline),
  });
  await type('Søk lag...', 'vik');
  expect(await screen.findByText('Ingen treff')).toBeTruthy();
});

test('a favourite team can be removed', async () => {
  const { call, ...server } = heldSave();
  open(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Fjern favorittlag' }));
  expect(within(screen.getByRole('group', { name: 'Favorittlag' })).queryByText('Brann')).toBeNull();
  save();
  expect((await call(1)).changes).toEqual({ myTeam: null });
});
