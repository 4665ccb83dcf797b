import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ChatItem, filterChat, type ChatFilter, type MessageId } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Toasts } from '../../primitives/Toast/Toasts.tsx';
import {
  ago,
  chatOf,
  linesOf,
  named,
  type ReadyFeed,
  storyActions,
  storyChat,
  storyComposer,
  storyFeed,
  storyFilter,
  storyMessage,
  storyMessages,
} from '../../stories/chat.ts';
import { ChatMoment, type EarlierMinute } from '../ChatMoment.ts';
import type { ChatView } from '../ChatView.ts';
import { NameDialog } from '../NameDialog/NameDialog.tsx';
import type { NameDialogEnd } from '../NameDialog/NameDialogEnd.ts';
import { Chat } from './Chat.tsx';

const meta = {
  title: 'Chat/Chat',
  component: Chat,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { view: storyChat },
  decorators: [
    (Story) => (
      <div style={{ height: 'min(100dvh, 760px)', maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

const latest = 'Du sa tre. Men jeg tar to, hver gang.';

export const Ready: Story = {
  name: 'Livlig',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(latest)).toBeVisible();
    const log = canvas.getByRole('log', { name: 'Kommentarer om Brasil – Norge' });
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
    await expect(canvas.getByRole('button', { name: 'Alle 2k' })).toHaveAttribute('aria-pressed', 'true');
    const friends = canvas.getByRole('article', { name: /^Jonas Hovland Venn 2 min siden/ });
    await expect(within(friends).getByText(/Nyland har vært enorm/)).toBeVisible();
    await expect(canvas.getByRole('article', { name: /^Du Nå/ })).toBeVisible();
    await expect(canvas.getByText('Erling Haaland')).toBeVisible();
    await expect(canvas.getByText('Fantasy')).toBeVisible();
  },
};

export const Phone: Story = { name: 'Telefon', globals: { viewport: { value: 'phone' } } };

/** Simulates a window of which a phone's keyboard covers this many pixels. */
function coverWindow(pixels: number): void {
  const { visualViewport: visible } = window;
  if (visible === null) throw new TypeError('no visual viewport');
  Object.defineProperty(visible, 'height', { configurable: true, get: () => window.innerHeight - pixels });
  visible.dispatchEvent(new Event('resize'));
}

export const KeyboardUp: Story = {
  name: 'Telefon med tastatur',
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', inset: 0 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => {
    if (window.visualViewport !== null) Reflect.deleteProperty(window.visualViewport, 'height');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(latest);
    await userEvent.click(canvas.getByRole('textbox'));
    coverWindow(300);
    const top = window.innerHeight - 300;
    await waitFor(() => expect(canvas.getByRole('textbox').getBoundingClientRect().bottom).toBeLessThan(top));
    const newest = () => canvas.getByText(latest).getBoundingClientRect();
    const box = canvas.getByRole('textbox');
    await waitFor(() => expect(newest().bottom).toBeLessThan(box.getBoundingClientRect().top));
    await waitFor(() => expect(newest().top).toBeGreaterThan(0));
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...storyChat, feed: { status: 'loading' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster meldinger...')).toBeInTheDocument();
  },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { ...storyChat, place: { kind: 'team', name: 'Skarvik IL' }, feed: { status: 'error', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Feil ved lasting av meldinger');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke laste inn lagmeldinger');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const FriendsUnknown: Story = {
  name: 'Vennene er ikke lastet',
  args: { view: chatOf([storyMessage('m1', { userType: null })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Per Olav Lie 1 min siden' })).toBeVisible();
    await expect(canvas.queryByText('Tilskuer')).toBeNull();
  },
};

export const NotAllHidden: Story = {
  name: 'Filtrene er ikke lastet',
  args: { view: { ...storyChat, feed: { ...storyFeed, hidesAll: false } } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^Kunne ikke laste alt du har dempet, blokkert eller skjult/);
    await expect(notice).toBeVisible();
    await expect(await canvas.findByText(latest)).toBeVisible();
  },
};

export const EmptyBeforeFilters: Story = {
  name: 'Tom, filtrene er ikke lastet',
  args: { view: { ...storyChat, feed: { ...storyFeed, lines: [], hidesAll: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen kommentarer ennå...')).toBeVisible();
    await expect(canvas.queryByText(/^Kunne ikke laste alt du har dempet/)).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Tom',
  args: {
    view: { ...chatOf([]), place: { ...storyChat.place, ways: { matchHref: '#/match/1', inviteHref: '#/friends' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen kommentarer ennå...')).toBeVisible();
    await expect(canvas.getByText('Vær den første til å kommentere!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kampen som pågår' })).toHaveAttribute('href', '#/match/1');
    await expect(canvas.getByRole('link', { name: 'Inviter en venn' })).toHaveAttribute('href', '#/friends');
  },
};

export const EmptyDirect: Story = {
  name: 'Tom, mellom venner',
  args: { view: { ...chatOf([]), place: { kind: 'direct', name: 'Ingrid Solberg' }, filter: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Skriv til Ingrid Solberg…')).toBeEnabled();
    await expect(canvas.getByText('Si hei til Ingrid Solberg!')).toBeVisible();
  },
};

const spectators = storyMessages.filter(({ userType }) => userType === 'spectator');
const none = chatOf(spectators, 'star-friends');
const onFilter = fn();

export const NoneOfThem: Story = {
  name: 'Filteret er tomt',
  args: { view: { ...none, filter: { ...storyFilter(spectators, 'star-friends'), onFilter } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ingen kommentarer fra stjernevenner ennå')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle' }));
    await expect(onFilter).toHaveBeenCalledWith('all');
  },
};

export const SignedOut: Story = {
  name: 'Utlogget',
  args: { view: { ...storyChat, composer: { status: 'sign-in', signInHref: '#/auth' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByPlaceholderText('Logg inn for å kommentere...')).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', '#/auth');
    await userEvent.click(await canvas.findByText(latest));
    await expect(canvas.queryByRole('button', { name: 'Svar' })).toBeNull();
  },
};

export const Finished: Story = {
  name: 'Ferdig kamp',
  args: { view: { ...storyChat, ratingsHref: '#/ratings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Spillervurderinger' })).toHaveAttribute('href', '#/ratings');
  },
};

const onSend = fn(() => true);

export const Replying: Story = {
  name: 'Svarer',
  args: { view: { ...storyChat, composer: { ...storyComposer, onSend } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Kom igjen Brasil, det er tid enda'));
    await userEvent.click(canvas.getByRole('button', { name: 'Svar' }));
    const box = canvas.getByPlaceholderText('Svar på Ukjent bruker...');
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Avbryt svaret' }));
    await expect(canvas.getByPlaceholderText('Kommenter Brasil – Norge...')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Svar til tag' }));
    await userEvent.type(canvas.getByPlaceholderText('Svar på Ingrid Solberg...'), 'Enig!{Enter}');
    await expect(onSend.mock.lastCall).toMatchObject([{ text: 'Enig!' }, 'm8']);
    await expect(canvas.queryByText('Svarer Ingrid Solberg')).toBeNull();
    // Once more for the picture.
    await userEvent.click(canvas.getByRole('button', { name: 'Svar til tag' }));
  },
};

export const ByKeyboard: Story = {
  name: 'Velger med tastaturet',
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('button', { name: 'Velg meldingen fra Ukjent bruker' });
    select.focus();
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Svar' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Svar' })).toBeNull();
  },
};

const onReport = fn();
const onBlock = fn();
const safe: ChatView = {
  ...storyChat,
  actions: { ...storyActions, menuOf: () => ({ kind: 'others', onInvite: null, onMute: fn(), onBlock, onReport }) },
};

export const Reporting: Story = {
  name: 'Rapporterer',
  args: { view: safe },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Kom igjen Brasil, det er tid enda'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om meldingen fra Ukjent bruker' }));
    await expect(screen.queryByRole('menuitem', { name: 'Inviter som venn' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rapporter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rapporter melding' });
    const send = within(dialog).getByRole('button', { name: 'Rapporter' });
    await userEvent.click(send);
    await expect(onReport).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByLabelText('Sjikane eller mobbing'));
    await userEvent.click(within(dialog).getByLabelText('Blokker Ukjent bruker også'));
    await userEvent.click(send);
    await expect(onReport).toHaveBeenCalledWith('abuse', { block: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

let invited = false;

export const Inviting: Story = {
  name: 'Inviterer én gang',
  args: {
    view: {
      ...storyChat,
      actions: {
        ...storyActions,
        menuOf: () => ({
          kind: 'others',
          onInvite: invited ? null : () => (invited = true),
          onMute: fn(),
          onBlock,
          onReport,
        }),
      },
    },
  },
  beforeEach: () => {
    invited = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Kom igjen Brasil, det er tid enda'));
    const more = { name: 'Mer om meldingen fra Ukjent bruker' };
    await userEvent.click(canvas.getByRole('button', more));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inviter som venn' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', more));
    await screen.findByRole('menuitem', { name: 'Demp' });
    await expect(screen.queryByRole('menuitem', { name: 'Inviter som venn' })).toBeNull();
  },
};

const onNamelessInvite = fn();

function AskedForName(end: NameDialogEnd) {
  const [isNamed, setIsNamed] = useState(false);
  return <NameDialog form={isNamed ? null : { status: 'open', onSubmit: () => setIsNamed(true) }} {...end} />;
}

export const InvitingWithoutName: Story = {
  name: 'Inviterer uten navn',
  args: {
    view: {
      ...storyChat,
      readerName: null,
      nameDialog: (end) => <AskedForName {...end} />,
      actions: {
        ...storyActions,
        menuOf: () => ({ kind: 'others', onInvite: onNamelessInvite, onMute: null, onBlock: null, onReport: null }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Kom igjen Brasil, det er tid enda'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om meldingen fra Ukjent bruker' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inviter som venn' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hva skal vennene dine kalle deg?' });
    await userEvent.type(await within(dialog).findByLabelText('Navn'), 'Kari');
    await expect(onNamelessInvite).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fortsett' }));
    await waitFor(() => expect(onNamelessInvite).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Blocking: Story = {
  name: 'Blokkerer',
  args: { view: safe },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Kom igjen Brasil, det er tid enda'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om meldingen fra Ukjent bruker' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blokker' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Blokkere Ukjent bruker?' });
    await expect(onBlock).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blokker' }));
    await expect(onBlock).toHaveBeenCalledOnce();
  },
};

const onDelete = fn();

export const Deleting: Story = {
  name: 'Sletter sin egen',
  args: { view: { ...storyChat, actions: { ...storyActions, menuOf: () => ({ kind: 'own', onDelete }) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(latest));
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om meldingen din' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Slett' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Slette meldingen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Slett' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};

const mine = { author: { kind: 'you' }, userType: 'friend' } as const;
const outgoing: readonly ChatItem[] = [
  ...storyMessages,
  storyMessage('o1', { ...mine, content: 'Denne kom ikke frem', timestamp: ago(12) }),
  storyMessage('o2', { ...mine, content: 'Denne venter', timestamp: ago(8) }),
  storyMessage('o3', { ...mine, content: 'Denne er på vei', timestamp: ago(1) }),
];

export const Unsent: Story = {
  name: 'Ikke sendt, venter og sendes',
  args: {
    view: {
      ...chatOf(outgoing),
      feed: {
        ...storyFeed,
        lines: linesOf(outgoing),
        deliveries: new Map([
          ['o1' as MessageId, 'failed'],
          ['o2' as MessageId, 'waiting'],
          ['o3' as MessageId, 'sending'],
        ]),
      },
      composer: { ...storyComposer, isOnline: false },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const failed = await canvas.findByRole('article', { name: /Ikke sendt/ });
    await userEvent.click(within(failed).getByRole('button', { name: 'Prøv igjen' }));
    await expect(storyActions.onRetry).toHaveBeenCalledWith('o1');
    await userEvent.click(within(failed).getByRole('button', { name: 'Slett' }));
    await expect(storyActions.onRemove).toHaveBeenCalledWith('o1');
    await expect(canvas.getByRole('article', { name: /Venter på nett/ })).toBeVisible();
    await expect(canvas.getByRole('article', { name: /Sender\.\.\./ })).toBeVisible();
    await expect(canvas.getByText(/Frakoblet\. Det du skriver/)).toBeVisible();
  },
};

const hasty = storyMessage('o4', { ...mine, content: 'Og en til!', timestamp: ago(1) });

export const Paced: Story = {
  name: 'Skriver for fort',
  args: {
    view: {
      ...chatOf([...storyMessages, hasty]),
      feed: {
        ...storyFeed,
        lines: linesOf([...storyMessages, hasty]),
        deliveries: new Map([['o4' as MessageId, 'paced']]),
      },
      composer: { ...storyComposer, pause: { reason: 'too-fast', until: ago(-7) } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const waiting = await canvas.findByRole('article', { name: /Sendes straks/ });
    const [notice] = canvas.getAllByText('Du skriver litt fort. Neste melding sendes om 7 sekunder.');
    await expect(notice).toBeVisible();
    await expect(within(waiting).queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    await userEvent.click(within(waiting).getByRole('button', { name: 'Slett' }));
    await expect(storyActions.onRemove).toHaveBeenCalledWith('o4');
  },
};

const abuse: readonly ChatItem[] = [
  storyMessage('a1', { content: '<script>alert(1)</script> <img src=x onerror=alert(1)>' }),
  storyMessage('a2', { content: '&lt;b&gt;ikke fet&lt;/b&gt; &amp;amp;' }),
  storyMessage('a3', { author: named('\u202Eneille K'), content: '\u202Etxet edisni rettil\nNy linje' }),
  storyMessage('a4', {
    author: named('Z\u0351\u0352\u0353a\u0350\u0351lgo'),
    content: 'H\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(8),
  }),
  storyMessage('a5', { author: named('Langt navn '.repeat(9).trim()), content: 'a'.repeat(280) }),
  storyMessage('a6', { content: 'Linje 1\n\nLinje 3 https://nrk.no@falsk.no/mål?a=1' }),
  storyMessage('a7', { isDeleted: true, content: '' }),
  storyMessage('a9', { isRemoved: true, content: '' }),
  storyMessage('a8', { author: { kind: 'deleted' }, content: '👩‍👩‍👧‍👦'.repeat(30) }),
].map((item, place) => ({ ...item, timestamp: ago(100 - place) }));

export const Abuse: Story = {
  name: 'Stygg tekst',
  args: { view: chatOf(abuse) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>alert(1)</script> <img src=x onerror=alert(1)>')).toBeInTheDocument();
    await expect(canvas.getByText('&lt;b&gt;ikke fet&lt;/b&gt; &amp;amp;')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[role="log"] img, [role="log"] script')).toBeNull();
    await expect(canvas.getByText('falsk.no', { selector: 'b' })).toBeInTheDocument();
    await expect(canvas.getByText('Meldingen er slettet')).toBeInTheDocument();
    await expect(canvas.getByText('Fjernet av moderator')).toBeInTheDocument();
    await expect(canvas.getByText('Slettet bruker')).toBeInTheDocument();
    const log = await canvas.findByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

/** A number of older messages, as the server stores them. */
const older = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    storyMessage(`old ${index}`, {
      author: named(`Tilskuer ${index}`),
      content: `Eldre melding ${index}.${' Den er lang.'.repeat(index % 9)}`,
      timestamp: ago(100_000 - index),
    }),
  );

interface PlayedProps {
  readonly start: readonly ChatItem[];
  /** The server's messages before the first of the given ones. */
  readonly before?: readonly ChatItem[];
  readonly addEachPress?: number;
}

/** Plays the app's part: keeps the messages, loads older ones, adds new ones on request, and filters. */
function Played({ start, before = [], addEachPress = 1 }: PlayedProps) {
  const [items, setItems] = useState(start);
  const [left, setLeft] = useState(before);
  const [chosen, setChosen] = useState<ChatFilter>('all');
  const [shown, setShown] = useState({ items, chosen, lines: linesOf(filterChat(items, chosen)) });
  if (shown.items !== items || shown.chosen !== chosen) {
    setShown({ items, chosen, lines: linesOf(filterChat(items, chosen)) });
  }
  const feed: ReadyFeed = {
    ...storyFeed,
    lines: shown.lines,
    older: left.length > 0 ? 'more' : 'none',
    onLoadOlder: () => {
      setItems((known) => [...left.slice(-50), ...known]);
      setLeft(left.slice(0, -50));
    },
  };
  const bring = () => {
    setItems((known) => [
      ...known,
      ...Array.from({ length: addEachPress }, (_, index) =>
        storyMessage(`new ${known.length + index}`, {
          author: named('Kjersti Aas'),
          content: `Ny melding ${known.length + index}`,
          timestamp: ago(10 - (known.length + index) / 1e3),
        }),
      ),
    ]);
  };
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        height: '100%',
      }}
    >
      <button type="button" onClick={bring}>
        Ny melding
      </button>
      <Chat
        view={{
          ...storyChat,
          feed,
          filter: { ...storyFilter(items, chosen), onFilter: setChosen },
          composer: {
            ...storyComposer,
            onSend: ({ text }) => {
              setItems((known) => [
                ...known,
                storyMessage(`mine ${known.length}`, { ...mine, content: text, timestamp: ago(0) }),
              ]);
              return true;
            },
          },
        }}
      />
      <Toasts />
    </div>
  );
}

function distanceFromEnd(log: HTMLElement): number {
  return log.scrollHeight - log.clientHeight - log.scrollTop;
}

/** Scrolls as a finger or a wheel does. */
function scrollUp(log: HTMLElement, pixels: number): void {
  log.dispatchEvent(new WheelEvent('wheel', { deltaY: -pixels, bubbles: true }));
  log.scrollTop -= pixels;
}

/** Waits until the list is laid out and at its end. */
async function atNewest(log: HTMLElement): Promise<void> {
  await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
  await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
  await waitFor(() => expect(log.querySelectorAll('article').length).toBeGreaterThan(3));
}

export const StaysAtNewest: Story = {
  name: 'Blir ved de nyeste',
  render: () => <Played start={older(60)} addEachPress={3} />,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await atNewest(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Ny melding' }));
    await expect(await canvas.findByText('Ny melding 62')).toBeInTheDocument();
    await atNewest(log);
    await expect(canvas.queryByRole('button', { name: /nye?$/ })).toBeNull();
  },
};

export const NewWhileReading: Story = {
  name: 'Nye mens man leser',
  render: () => <Played start={older(60)} addEachPress={2} />,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await atNewest(log);
    scrollUp(log, 900);
    await expect(await canvas.findByRole('button', { name: 'Til de nyeste' })).toBeVisible();
    await waitFor(() => expect(distanceFromEnd(log)).toBeGreaterThan(500));
    const read = await waitFor(() => inSight(log));
    const place = placeIn(log, read);
    await userEvent.click(canvas.getByRole('button', { name: 'Ny melding' }));
    const button = await canvas.findByRole('button', { name: '2 nye' });
    await expect(Math.abs(placeIn(log, read) - place)).toBeLessThan(1);
    await userEvent.click(button);
    await atNewest(log);
    await expect(await canvas.findByText('Ny melding 61')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '2 nye' })).toBeNull());
  },
};

export const OwnMessage: Story = {
  name: 'Egen melding mens man leser',
  render: () => <Played start={older(60)} />,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await atNewest(log);
    scrollUp(log, 900);
    await canvas.findByRole('button', { name: 'Til de nyeste' });
    await userEvent.type(canvas.getByRole('textbox'), 'Min egen{Enter}');
    await expect(await canvas.findByText('Min egen')).toBeInTheDocument();
    await atNewest(log);
  },
};

/**
 * The first message that is completely visible. Throws until the list has drawn the messages above it, because until
 * then the list still shows those from before the scroll.
 */
function inSight(log: HTMLElement): string {
  const { top } = log.getBoundingClientRect();
  const rows = [...log.querySelectorAll<HTMLElement>('[data-message]')];
  const first = rows.findIndex((each) => each.getBoundingClientRect().top >= top);
  const id = rows[first]?.dataset['message'];
  if (id === undefined || first === 0) throw new TypeError('the list has not followed the scroll yet');
  return id;
}

/** The position of a message in the list, in pixels. */
function placeIn(log: HTMLElement, id: string): number {
  const row = log.querySelector(`[data-message="${id}"]`);
  if (row === null) throw new TypeError(`not on the screen: ${id}`);
  return row.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

export const LoadsOlder: Story = {
  name: 'Henter eldre',
  render: () => {
    const all = older(150);
    return <Played start={all.slice(100)} before={all.slice(0, 100)} />;
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await atNewest(log);
    const height = log.scrollHeight;
    scrollUp(log, log.scrollTop - 900);
    await waitFor(() => expect(log.querySelector('[data-message="old 112"]')).not.toBeNull());
    const before = placeIn(log, 'old 112');
    scrollUp(log, 150);
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(height + 1000));
    // The message is exactly where it was, apart from the reader's scrolling.
    await waitFor(() => expect(Math.abs(placeIn(log, 'old 112') - before - 150)).toBeLessThan(1));
  },
};

export const Flood: Story = {
  name: 'Flom',
  render: () => <Played start={older(20)} addEachPress={500} />,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Ny melding' }));
    await expect(await canvas.findByText('Ny melding 519')).toBeInTheDocument();
    await atNewest(log);
    // Of 520 messages only a screenful and some around it are rendered.
    await expect(log.querySelectorAll('article').length).toBeLessThan(40);
    await expect(log.querySelectorAll('*').length).toBeLessThan(900);
  },
};

export const JumpsToQuoted: Story = {
  name: 'Hopper til det siterte',
  render: () => (
    <Played
      start={[
        storyMessage('first', { content: 'Den aller første', timestamp: ago(200_000) }),
        ...older(80),
        storyMessage('answer', {
          content: 'Enig med den første',
          timestamp: ago(50),
          referencedMessage: { id: 'first' as MessageId, author: named('Per Olav Lie') },
        }),
        storyMessage('lost', {
          content: 'Svar på noe gammelt',
          timestamp: ago(40),
          referencedMessage: { id: 'gone' as MessageId, author: { kind: 'unknown' } },
        }),
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await atNewest(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Svar til Ukjent bruker' }));
    await waitFor(() => expect(screen.getByText('Meldingen er lenger opp i chatten')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Svar til Per Olav Lie' }));
    await waitFor(() => expect(canvas.getByText('Den aller første')).toBeVisible());
    const first = log.querySelector('[data-message="first"]');
    await expect(first).toHaveAttribute('data-sought');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription('Den aller første');
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Tilbake til svaret' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Enig med den første')).toBeVisible());
    await waitFor(() => expect(log.querySelector('[data-message="answer"]')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Tilbake til svaret' })).toBeNull();
  },
};

export const FilterKeepsPlace: Story = {
  name: 'Filteret beholder plassen',
  render: () => (
    <Played start={older(90).map((item, index) => (index % 3 === 0 ? { ...item, userType: 'friend' } : item))} />
  ),
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await atNewest(log);
    scrollUp(log, log.scrollHeight / 2);
    await canvas.findByRole('button', { name: 'Til de nyeste' });
    const inSight = () => {
      const { top } = canvas.getByRole('log').getBoundingClientRect();
      return canvas
        .getAllByRole('article')
        .filter((row) => row.getBoundingClientRect().bottom > top)
        .map((row) => Number(row.dataset['message']?.slice(4)));
    };
    // Until the list has drawn that place, the first row below its top is one of the newest.
    await waitFor(() => expect(inSight()[0]).toBeLessThan(80));
    const [first = 0] = inSight();
    await userEvent.click(canvas.getByRole('button', { name: /^Venner/ }));
    // The same message, or the next one of a friend.
    await waitFor(() => expect(inSight()[0]).toBe(Math.ceil(first / 3) * 3));
  },
};

export const OlderError: Story = {
  name: 'Eldre kunne ikke hentes',
  args: { view: { ...storyChat, feed: { ...storyFeed, older: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Kunne ikke hente eldre meldinger')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(storyFeed.onLoadOlder).toHaveBeenCalled();
  },
};

export const OlderLoading: Story = {
  name: 'Eldre hentes',
  args: { view: { ...storyChat, feed: { ...storyFeed, older: 'loading' } } },
};

const leftOutBefore = ago(250);
const leftOutFeed: ReadyFeed = {
  ...storyFeed,
  lines: linesOf(storyMessages, [], [{ before: leftOutBefore, since: ago(310), count: 34 }]),
};

export const LeftOut: Story = {
  name: 'Hoppet over',
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...storyChat, feed: leftOutFeed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '34 meldinger er ikke vist Vis dem' }));
    await expect(leftOutFeed.onLoadLeftOut).toHaveBeenCalledWith(leftOutBefore);
  },
};

export const LeftOutLoading: Story = {
  name: 'Hoppet over, hentes',
  args: {
    view: { ...storyChat, feed: { ...leftOutFeed, leftOut: { before: leftOutBefore, status: 'loading' } } },
  },
};

export const LeftOutError: Story = {
  name: 'Hoppet over, kunne ikke hentes',
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...storyChat, feed: { ...leftOutFeed, leftOut: { before: leftOutBefore, status: 'error' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kunne ikke hente meldingene som mangler');
    await expect(canvas.getByRole('button', { name: '34 meldinger er ikke vist Prøv igjen' })).toBeVisible();
  },
};

const history = older(120);
/** The last message written by the end of a minute has the number of that minute. */
const atMinute = (minute: number): EarlierMinute => ({ minute, at: ago(100_000 - minute) });

/** A chat beside a match that is shown at an earlier minute. */
function WoundBack() {
  const [moment, setMoment] = useState<EarlierMinute | null>(null);
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        height: '100%',
      }}
    >
      <div>
        {[90, 30].map((minute) => (
          <button key={minute} type="button" onClick={() => setMoment(atMinute(minute))}>
            {minute}
          </button>
        ))}
        <button type="button" onClick={() => setMoment(null)}>
          Nå
        </button>
      </div>
      <ChatMoment value={moment}>
        <Played start={history.slice(60)} before={history.slice(0, 60)} />
      </ChatMoment>
    </div>
  );
}

/** Less than the height of a message. */
const aRow = 48;

export const AtAnEarlierMinute: Story = {
  name: 'Ved et tidligere minutt',
  render: () => <WoundBack />,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    const end = () => log.getBoundingClientRect().bottom;
    /** How far below the list's end a message ends, in pixels. */
    const below = (number: number) =>
      canvas.getByText(new RegExp(`Eldre melding ${number}\\.`)).getBoundingClientRect().bottom - end();
    await atNewest(log);
    await userEvent.click(canvas.getByRole('button', { name: '90' }));
    await expect(canvas.getByText('Chatten i 90. minutt')).toBeVisible();
    await waitFor(() => expect(Math.abs(below(90))).toBeLessThan(aRow));
    const place = below(90);
    await userEvent.click(canvas.getByRole('button', { name: 'Ny melding' }));
    await canvas.findByRole('button', { name: '1 ny' });
    // Rows that are measured meanwhile may move the message by some pixels.
    await expect(Math.abs(below(90) - place)).toBeLessThan(aRow);
    // This minute is so early that older messages must be loaded first.
    await userEvent.click(canvas.getByRole('button', { name: '30' }));
    await waitFor(() => expect(Math.abs(below(30))).toBeLessThan(aRow));
    await userEvent.click(canvas.getByRole('button', { name: 'Nå' }));
    await atNewest(log);
    await expect(canvas.queryByText(/minutt$/)).toBeNull();
  },
};
