import { matchChatRoom } from '@tribunen/domain';
import { expect, test, vi } from 'vitest';
import { allChatsKey } from '../../services/privateKey.ts';
import { roomKey } from '../../chat/history/roomKey.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { fakeApi, fakeServices } from '../../testing/fakeServices.tsx';
import { prepareMatch } from './prepareMatch.ts';

const brann = exampleMatch();
const molde = exampleMatch({ id: 2, homeTeam: { id: 3, name: 'Molde' }, awayTeam: { id: 4, name: 'Rosenborg' } });

/** The keys of the chats that have loaded when the screen at an address is prepared. */
async function chatsAfter(search: string) {
  const services = fakeServices(fakeApi({ matches: () => Promise.resolve([brann, molde]) }));
  await prepareMatch(new URLSearchParams(search), services);
  const chats = services.queryClient.getQueryCache().findAll({ queryKey: allChatsKey });
  return chats.map(({ queryKey }) => queryKey);
}

test('the chat of the match that the screen is going to show is loaded before the screen is rendered', async () => {
  localStorage.clear();
  expect(await chatsAfter('')).toEqual([roomKey(matchChatRoom(brann))]);
  expect(await chatsAfter('?id=2')).toEqual([roomKey(matchChatRoom(molde))]);
});

test('no chat is loaded for a match of another day, or on a day whose matches do not load', async () => {
  expect(await chatsAfter('?id=99')).toEqual([]);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const services = fakeServices(fakeApi({ matches: () => Promise.reject(new Error('API call failed: 503')) }));
  await prepareMatch(new URLSearchParams(), services);
  expect(services.queryClient.getQueryCache().findAll({ queryKey: allChatsKey })).toEqual([]);
  complaints.mockRestore();
});
