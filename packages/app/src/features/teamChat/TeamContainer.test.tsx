import { followId, messageId, userId } from '@tribunen/contract';
import {
  type ChatMessage,
  type ChatRoom,
  fallbackCompetitions,
  type Follow,
  type Match,
  instantAt,
  normaliseTeam,
  type Team,
} from '@tribunen/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { chatApi } from '../../api/chatApi.ts';
import { exampleChatApi } from '../../testing/exampleChatApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { TeamContainer } from './TeamContainer.tsx';

const team = (id: number, name: string): Team => normaliseTeam({ id, name, shortName: null, tla: null, crest: null });
const follow: Follow = {
  id: parse(followId, 'f1'),
  entityType: 'team',
  entityId: '3',
  displayName: 'Molde',
  crestUrl: null,
  priority: 0,
  notifications: true,
  createdAt: null,
};
const heia: ChatMessage = {
  id: parse(messageId, 'm1'),
  senderId: parse(userId, 'kari'),
  content: 'Heia Molde!',
  isDeleted: false,
  isRemoved: false,
  taggedUserId: null,
  referenceMessageId: null,
  createdAt: instantAt(Date.parse('2026-11-21T12:00:00Z')),
};

function open(at: string, given: Parameters<typeof fakeApi>[0] = {}) {
  const services = fakeServices(
    fakeApi({
      follows: () => Promise.resolve([follow]),
      competitions: () => Promise.resolve(fallbackCompetitions('follows')),
      teams: () => Promise.resolve([team(1, 'Viking'), team(2, 'Brann'), team(3, 'Molde')]),
      ...given,
    }),
  );
  const latest = vi.fn((_room: ChatRoom) => Promise.resolve([heia]));
  chatApi.replace(services.access, exampleChatApi({ latest }));
  const element = <TeamContainer />;
  const routes = ['/team', '/auth'].map((path) => ({ path, element }));
  render(<WithServices services={services} routes={routes} at={at} />);
  return { latest, services };
}

const namesOf = (links: readonly HTMLElement[]) =>
  links.map(({ textContent }) => /Molde|Brann|Viking/.exec(textContent)?.[0]);

test('CHAT-37 the teams are listed, followed ones first, and each links to its chat', async () => {
  open('/team?lag=99');
  await screen.findByText('Klikk for å velge lag');
  const links = screen.getAllByRole('link', { name: /Molde|Brann|Viking/ });
  expect(namesOf(links)).toEqual(['Molde', 'Brann', 'Viking']);
  expect(links[0]?.getAttribute('href')).toBe('/team?lag=3');
  expect(screen.getByText('Klikk for å velge lag')).toBeTruthy();
});

test('CHAT-37 a team’s chat is read by its id, counted under its name, and its comment box names it', async () => {
  const { latest } = open('/team?lag=3');
  expect(await screen.findByPlaceholderText('Kommenter Molde...')).toBeTruthy();
  expect(await screen.findByText('1 melding')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Om Molde' }).getAttribute('href')).toBe('/team/3');
  expect(latest).toHaveBeenCalledWith({ teamId: 3, teamName: 'Molde', matchId: null, since: null });
});

test('CHAT-37 a team’s chat that cannot be loaded does not say that it is loading', async () => {
  const { latest } = open('/team?lag=3');
  latest.mockRejectedValue(new Error('down'));
  expect(await screen.findByText('Feil ved lasting av meldinger', { selector: 'small' })).toBeTruthy();
  expect(screen.queryByText('Laster meldinger...', { selector: 'small' })).toBeNull();
});

test('CHAT-37 the comment box names a nation in the reader’s language, while its chat keeps its name', async () => {
  const norway: Team = normaliseTeam({ id: 4, name: 'Norway', shortName: null, tla: 'NOR', crest: null });
  const { latest } = open('/team?lag=4', { teams: () => Promise.resolve([norway]) });
  expect(await screen.findByPlaceholderText('Kommenter Norge...')).toBeTruthy();
  expect(latest).toHaveBeenCalledWith({ teamId: 4, teamName: 'Norway', matchId: null, since: null });
});

test('CHAT-37 nations and clubs are sorted by their shown names, in Norwegian order', async () => {
  const nation = (id: number, name: string, tla: string) =>
    normaliseTeam({ id, name, shortName: null, tla, crest: null });
  const teams = [
    nation(5, 'Austria', 'AUT'),
    nation(6, 'Germany', 'GER'),
    team(7, 'Ålesund'),
    nation(8, 'Hungary', 'HUN'),
  ];
  open('/team', { follows: () => Promise.resolve([]), teams: () => Promise.resolve([...teams, team(2, 'Brann')]) });
  await screen.findByText('Klikk for å velge lag');
  const names = screen.getAllByRole('link', { name: /Brann|Tyskland|Ungarn|Østerrike|Ålesund/ });
  expect(names.map(({ textContent }) => /Brann|Tyskland|Ungarn|Østerrike|Ålesund/.exec(textContent)?.[0])).toEqual([
    'Brann',
    'Tyskland',
    'Ungarn',
    'Østerrike',
    'Ålesund',
  ]);
});

test('FOLLOW-19 an address without a team opens the chat of the favourite team, or otherwise of the first followed team', async () => {
  const profile = { userId: parse(userId, 'u1'), name: 'Kari', bio: null, myTeam: 'Brann' };
  open('/team', { profile: () => Promise.resolve(profile) });
  expect(await screen.findByPlaceholderText('Kommenter Brann...')).toBeTruthy();
  cleanup();
  open('/team');
  expect(await screen.findByPlaceholderText('Kommenter Molde...')).toBeTruthy();
});

test('FOLLOW-20 a visitor without an own team sees the chat of a team that plays today, even after its final whistle', async () => {
  const match = (id: string, homeTeam: Team, status: string): Match =>
    exampleMatch({ id, homeTeam, awayTeam: team(9, 'Odd'), status, utcKickoff: '2026-11-21T12:00:00Z' });
  const matches = vi.fn(() => Promise.resolve([match('1', team(1, 'Viking'), 'IN_PLAY')]));
  const { services } = open('/team', { session: { status: 'signed-out', reason: 'visitor' }, matches });
  expect(await screen.findByText('Viking', { selector: 'b' })).toBeTruthy();
  matches.mockResolvedValue([match('1', team(1, 'Viking'), 'FINISHED'), match('2', team(2, 'Brann'), 'IN_PLAY')]);
  await act(() => services.queryClient.refetchQueries());
  expect(screen.getByText('Viking', { selector: 'b' })).toBeTruthy();
});

test('CHAT-37 a chat opens before all competitions have loaded, and the list appears when they have', async () => {
  const pending: ((teams: Team[] | Promise<never>) => void)[] = [];
  const teams = vi
    .fn(() => new Promise<readonly Team[]>((resolve) => pending.push(resolve)))
    .mockResolvedValueOnce([team(1, 'Viking')]);
  open('/team?lag=1', { teams });
  expect(await screen.findByPlaceholderText('Kommenter Viking...')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Viking/, current: true, hidden: true })).toBeNull();
  const [failing, ...others] = pending;
  failing?.(Promise.reject(new Error('down')));
  for (const resolve of others) resolve([]);
  expect(await screen.findByRole('link', { name: /Viking/, current: true, hidden: true })).toBeTruthy();
});

test('COMP-6 if no team can be loaded, spectators and visitors choose among a few built-in ones', async () => {
  open('/team', { session: { status: 'signed-out', reason: 'visitor' }, teams: () => Promise.resolve([]) });
  expect(await screen.findByRole('link', { name: /Arsenal/ })).toBeTruthy();
});
