import { messageId, userId } from '@tribunen/contract';
import {
  type ChatMessage,
  type ChatRoom,
  type Friendship,
  instantAt,
  type OutgoingMessage,
  type UserId,
} from '@tribunen/domain';
import type { ChatView } from '@tribunen/ui';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { type ChatApi, chatApi } from '../api/chatApi.ts';
import { type FriendsApi, friendsApi } from '../api/friendsApi.ts';
import { type SafetyApi, safetyApi } from '../api/safetyApi.ts';
import { exampleChatApi } from '../testing/exampleChatApi.ts';
import { exampleFriendsApi } from '../testing/exampleFriendsApi.ts';
import { exampleFriendship } from '../testing/examplePeople.ts';
import { ExampleDevice } from '../testing/ExampleDevice.ts';
import { fakeApi, fakeServices, WithServices } from '../testing/fakeServices.tsx';
import { ChatCount } from './ChatCount.tsx';
import { RoomChat } from './RoomChat.tsx';
import { useSpectatorChatView } from './useSpectatorChatView.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
const user = (id: string): UserId => parse(userId, id);
const [kari, ola, ine, per] = [user('u1'), user('ola'), user('ine'), user('per')] as const;
const room: ChatRoom = { teamId: 3, teamName: 'Molde', matchId: null, since: null };
const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });

const never = new Promise<never>(() => {});

let written = 0;
const wrote = (senderId: UserId, content: string): ChatMessage => {
  written += 1;
  return {
    id: parse(messageId, `m${written}`),
    senderId,
    content,
    isDeleted: false,
    isRemoved: false,
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: instantAt(start - written * 1000),
  };
};
const messages = [wrote(ola, 'Fra Ola'), wrote(ine, 'Fra Ine'), wrote(per, 'Tull og tøys'), wrote(per, 'Fra Per')];

const useChatOfMolde = () =>
  useSpectatorChatView({
    userId: kari,
    name: 'Kari',
    room,
    place: { kind: 'team', name: 'Molde' },
    isLive: false,
    events: [],
    ratingsHref: null,
  });

/** The chat of Molde as Kari sees it, who mutes Ola, blocks Ine and hides a word. */
async function open(safety: Partial<SafetyApi>, friendships?: FriendsApi['friendships']) {
  const services = fakeServices(fakeApi());
  chatApi.replace(services.access, exampleChatApi({ latest: () => Promise.resolve(messages) }));
  if (friendships !== undefined) friendsApi.replace(services.access, exampleFriendsApi({ friendships }));
  safetyApi.replace(services.access, {
    muted: () => Promise.resolve(new Set([ola])),
    blocked: () => Promise.resolve(new Set([ine])),
    hiddenWords: () => Promise.resolve(new Set(['tull'])),
    ...safety,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WithServices
      services={services}
      routes={[
        {
          path: '/',
          element: (
            <>
              <ChatCount room={room} />
              {children}
            </>
          ),
        },
      ]}
      at="/"
    />
  );
  const { result } = renderHook(useChatOfMolde, { wrapper });
  await pass(100);
  const feed = () => result.current.feed;
  return {
    status: () => feed().status,
    texts: () => {
      const shown = feed();
      if (shown.status !== 'ready') return null;
      return shown.lines.flatMap((line) => (line.kind === 'message' ? [line.item.content] : [])).toReversed();
    },
    classes: () => {
      const shown = feed();
      if (shown.status !== 'ready') return null;
      return new Set(shown.lines.flatMap((line) => (line.kind === 'message' ? [line.item.userType] : [])));
    },
    count: () => document.body.textContent,
    hidesAll: () => {
      const shown = feed();
      return shown.status === 'ready' && shown.hidesAll;
    },
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('CHAT-28 muted and blocked senders and hidden words are left out, and not counted', async () => {
  const { texts, hidesAll, count } = await open({});
  expect(texts()).toEqual(['Fra Per']);
  expect(count()).toBe('1');
  expect(hidesAll()).toBe(true);
});

test.each<readonly [keyof SafetyApi, readonly string[]]>([
  ['muted', ['Fra Ola', 'Fra Per']],
  ['blocked', ['Fra Ine', 'Fra Per']],
  ['hiddenWords', ['Tull og tøys', 'Fra Per']],
])(
  'CHAT-28 a list that cannot be loaded (%s) leaves the others in force, and the chat says so',
  async (list, shown) => {
    const { texts, hidesAll } = await open({ [list]: () => Promise.reject(offline) });
    expect(texts()).toEqual(shown);
    expect(hidesAll()).toBe(false);
  },
);

test('CHAT-28 the chat waits ten seconds for a list without an answer, and the list applies when its answer arrives', async () => {
  let answer = (_muted: ReadonlySet<UserId>): void => {};
  const { status, texts, hidesAll } = await open({ muted: () => new Promise((resolve) => (answer = resolve)) });
  await pass(9800);
  expect(status()).toBe('loading');
  await pass(200);
  expect(texts()).toEqual(['Fra Ola', 'Fra Per']);
  expect(hidesAll()).toBe(false);
  answer(new Set([ola]));
  await pass(0);
  expect(texts()).toEqual(['Fra Per']);
  expect(hidesAll()).toBe(true);
});

test('CHAT-28 a list that failed is loaded again, and then applies', async () => {
  const blocked = vi.fn<SafetyApi['blocked']>(() => Promise.reject(offline));
  const { texts, hidesAll } = await open({ blocked });
  blocked.mockResolvedValue(new Set([ine]));
  await pass(15_000);
  expect(texts()).toEqual(['Fra Per']);
  expect(hidesAll()).toBe(true);
});

test('CHAT-1 the chat waits ten seconds for friendships without an answer, and then no author is marked', async () => {
  let answer = (_friendships: readonly Friendship[]): void => {};
  const { status, classes } = await open(
    { muted: () => Promise.resolve(new Set()), hiddenWords: () => Promise.resolve(new Set()) },
    () => new Promise((resolve) => (answer = resolve)),
  );
  await pass(9800);
  expect(status()).toBe('loading');
  await pass(200);
  expect(classes()).toEqual(new Set([null]));
  answer([exampleFriendship('ola')]);
  // The friends are known once their names are loaded.
  await pass(100);
  expect(classes()).toEqual(new Set(['friend', 'spectator']));
});

test('CHAT-1 no author is marked when the friendships cannot be loaded', async () => {
  const { classes } = await open({}, () => Promise.reject(offline));
  expect(classes()).toEqual(new Set([null]));
});

test('a comment that is sent before the outbox is open stays a draft', () => {
  const services = fakeServices(fakeApi());
  const rendered: ChatView[] = [];
  function Chat() {
    rendered.push(useChatOfMolde());
    return null;
  }
  render(<WithServices services={services} routes={[{ path: '/', element: <Chat /> }]} at="/" />);
  const composer = rendered[0]?.composer;
  if (composer?.status !== 'open') throw new Error('The composer is not open');
  const draft = { text: 'Heia!', caret: 5, tagged: null };
  composer.onDraft(draft);
  expect(composer.onSend(draft, null)).toBe(false);
  cleanup();
  render(<WithServices services={services} routes={[{ path: '/', element: <Chat /> }]} at="/" />);
  expect(rendered.at(-1)?.composer).toMatchObject({ initialDraft: draft });
});

/** Renders the chat and then suspends for ever, so that React never puts it on the screen. */
function Unfinished() {
  useChatOfMolde();
  use(never);
  return null;
}

test('CHAT-26 a message left by an earlier page is sent when the chat is on the screen, not while React renders it', async () => {
  const device = new ExampleDevice();
  const services = fakeServices(fakeApi(), device);
  const send = vi.fn<ChatApi['send']>(() => never);
  chatApi.replace(services.access, exampleChatApi({ send }));
  const message: OutgoingMessage = {
    id: parse(messageId, '00000000-0000-4000-8000-000000000001'),
    text: 'Heia!',
    taggedUserId: null,
    referenceMessageId: null,
    writtenAt: instantAt(start),
    status: 'waiting',
    attempts: 0,
  };
  device.stored.set(`${kari} ${message.id}`, {
    id: message.id,
    userId: kari,
    kind: 'messages',
    queryKey: [],
    change: { room, message },
    order: 0,
  });
  const show = (element: ReactNode) =>
    render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  show(
    <Suspense>
      <Unfinished />
    </Suspense>,
  );
  await pass(1000);
  expect(send).not.toHaveBeenCalled();
  cleanup();
  show(<RoomChat room={room} place={{ kind: 'team', name: 'Molde' }} isLive={false} events={[]} ratingsHref={null} />);
  await pass(1000);
  expect(send).toHaveBeenCalledTimes(1);
});
