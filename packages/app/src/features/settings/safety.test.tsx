import { LIST_FULL } from '@tribunen/contract';
import type { FilterLists } from '@tribunen/domain';
import { PostgrestError } from '@supabase/postgrest-js';
import { toast } from '@tribunen/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authApi } from '../../api/authApi.ts';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { TableError } from '../../api/tables/rows.ts';
import { type SafetyApi, safetyApi } from '../../api/safetyApi.ts';
import { presenceParts } from '../../testing/presenceParts.ts';
import { OnlineUsers } from '../../live/presence/OnlineUsers.ts';
import { Deferred } from '../../lib/loading/Deferred.ts';
import { exampleAuthApi } from '../../testing/exampleAuthApi.ts';
import { exampleProfiles } from '../../testing/examplePeople.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { SettingsContainer } from './SettingsContainer.tsx';

const failure = vi.spyOn(toast, 'failure');
afterEach(() => {
  cleanup();
  localStorage.clear();
  failure.mockReset();
});

const profiles = exampleProfiles({ ola: 'Ola Dahl', ine: 'Ine Vik' });
const [ola, ine] = [...profiles.keys()];
if (ola === undefined || ine === undefined) throw new Error('nobody');
const lists: FilterLists = {
  muted: new Set([ola]),
  blocked: new Set([ine]),
  hiddenWords: new Set(['sludder', 'bom', 'ås']),
};
const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });

/** The settings of Kari, and a server that stores her lists. */
function open(given: Partial<SafetyApi> = {}) {
  const api = fakeApi({
    profiles: () => Promise.resolve(profiles),
  });
  const services = fakeServices(api);
  authApi.replace(services.access, exampleAuthApi());
  let kept = lists;
  const without = (list: 'muted' | 'blocked') => (id: string) => {
    kept = { ...kept, [list]: new Set([...kept[list]].filter((each) => each !== id)) };
    return Promise.resolve();
  };
  safetyApi.replace(services.access, {
    muted: () => Promise.resolve(kept.muted),
    blocked: () => Promise.resolve(kept.blocked),
    hiddenWords: () => Promise.resolve(kept.hiddenWords),
    unmute: without('muted'),
    unblock: without('blocked'),
    hideWord: (word) => {
      kept = { ...kept, hiddenWords: new Set([...kept.hiddenWords, word]) };
      return Promise.resolve();
    },
    showWord: (word) => {
      kept = { ...kept, hiddenWords: new Set([...kept.hiddenWords].filter((each) => each !== word)) };
      return Promise.resolve();
    },
    ...given,
  });
  const online = new OnlineUsers({ ...presenceParts(), api, session: services.session });
  const withPresence = { ...services, presence: new Deferred(() => Promise.resolve(online), 'no presence') };
  withPresence.presence.start();
  const routes = [{ path: '/settings', element: <SettingsContainer /> }];
  render(<WithServices services={withPresence} routes={routes} at="/settings" />);
  return { kept: () => kept };
}

const part = async (title: string) => {
  const found = (await screen.findByText(title)).closest('section');
  if (found === null) throw new Error('no such list');
  return within(found);
};
const words = () => screen.queryAllByLabelText(/^Vis «/).map((button) => button.getAttribute('aria-label'));

test('CHAT-28 muted and blocked people are listed by name, and are removed at once when they are unmuted or unblocked', async () => {
  const { kept } = open();
  expect(await (await part('Dempet')).findByText('Ola Dahl')).toBeTruthy();
  fireEvent.click((await part('Dempet')).getByText('Opphev'));
  await waitFor(() => expect(screen.queryByText('Ola Dahl')).toBeNull());
  expect(screen.getByText(/^Du har ikke dempet noen\./)).toBeTruthy();
  fireEvent.click((await part('Blokkert')).getByText('Opphev'));
  await waitFor(() => expect(screen.queryByText('Ine Vik')).toBeNull());
  await waitFor(() => expect([kept().muted.size, kept().blocked.size]).toEqual([0, 0]));
});

test('CHANGE-2 a person who could not be unmuted or unblocked reappears on the list, and a toast shows the reason', async () => {
  open({ unblock: () => Promise.reject(offline) });
  fireEvent.click(await (await part('Blokkert')).findByText('Opphev'));
  const text = 'Kunne ikke endre listen: får ikke kontakt med serveren';
  await waitFor(() => expect(failure.mock.calls).toEqual([[{ title: 'Feil', text }]]));
  expect(await (await part('Blokkert')).findByText('Ine Vik')).toBeTruthy();
});

test('CHANGE-6 a word that exceeds the cap is removed from the list again, and a toast shows the cap', async () => {
  const full = { message: 'the list is full', details: '500', hint: '', code: LIST_FULL };
  open({ hideWord: () => Promise.reject(new TableError('hidden_words', new PostgrestError(full))) });
  const field = await screen.findByLabelText('Nytt ord');
  fireEvent.change(field, { target: { value: 'idiot' } });
  fireEvent.submit(field);
  const text = 'Kunne ikke endre listen: det er ikke plass til flere enn 500';
  await waitFor(() => expect(failure.mock.calls).toEqual([[{ title: 'Feil', text }]]));
  expect(words()).not.toContain('Vis «idiot» igjen');
});

test('CHAT-27 hidden words are listed in their stored form, once and in alphabetical order, and can be shown again', async () => {
  const { kept } = open();
  await screen.findByLabelText('Vis «bom» igjen');
  expect(words()).toEqual(['Vis «bom» igjen', 'Vis «sludder» igjen', 'Vis «ås» igjen']);
  const field = screen.getByLabelText('Nytt ord');
  fireEvent.change(field, { target: { value: '<b>' } });
  fireEvent.submit(field);
  expect(await screen.findByText('Skriv ett ord, med bare bokstaver og tall')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' Idiot ' } });
  fireEvent.submit(field);
  await waitFor(() => expect(words()).toContain('Vis «idiot» igjen'));
  fireEvent.change(field, { target: { value: 'IDIOT' } });
  fireEvent.submit(field);
  await waitFor(() => expect(kept().hiddenWords.size).toBe(4));
  expect(words()).toHaveLength(4);
  fireEvent.click(screen.getByLabelText('Vis «bom» igjen'));
  await waitFor(() => expect(words()).toEqual(['Vis «idiot» igjen', 'Vis «sludder» igjen', 'Vis «ås» igjen']));
});

test('CHAT-28 a change of a list in another tab shows here too, and the other way round', async () => {
  const hiddenWords = vi.fn<SafetyApi['hiddenWords']>(() => Promise.resolve(lists.hiddenWords));
  open({ hiddenWords });
  await screen.findByLabelText('Vis «bom» igjen');
  hiddenWords.mockResolvedValue(new Set(['tull']));
  const key = 'tribunen-private:u1:filter-changed';
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(hiddenWords).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() => expect(words()).toEqual(['Vis «tull» igjen']));
  expect(localStorage.getItem(key)).toBeNull();
  fireEvent.click(screen.getByLabelText('Vis «tull» igjen'));
  await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull());
});

test('PEOPLE-27 a spectator chooses not to be seen online, and this device remembers the choice', async () => {
  open();
  const choice = await screen.findByLabelText<HTMLInputElement>(/^Vis at jeg er pålogget/);
  expect(choice.checked).toBe(true);
  fireEvent.click(choice);
  expect(choice.checked).toBe(false);
  expect(localStorage.getItem('tribunen-presence')).toBe('hidden');
  fireEvent.click(choice);
  expect(localStorage.getItem('tribunen-presence')).toBeNull();
});

test('the settings show that the lists could not be loaded, and load them again on request', async () => {
  const muted = vi.fn<SafetyApi['muted']>(() => Promise.reject(offline));
  open({ muted });
  expect(await screen.findByText('Kunne ikke laste listene dine.')).toBeTruthy();
  muted.mockResolvedValue(lists.muted);
  await act(async () => fireEvent.click(screen.getByText('Prøv igjen')));
  expect(await screen.findByText('Ola Dahl')).toBeTruthy();
});
