import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TeamId } from '@tribunen/domain';
import { expect, fn } from 'storybook/test';
import { Chat as ChatPart } from '../../chat/Chat/Chat.tsx';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { storyTeams } from '../../stories/account.ts';
import { chatOf, storyChat, storyMessages } from '../../stories/chat.ts';
import { storyProfile } from '../../stories/profile.ts';
import { TeamScreen } from './TeamScreen.tsx';
import type { PickableTeam, TeamListView, TeamView } from './TeamView.ts';

const norway = { id: '99' as TeamId, name: 'Norway', shortName: null, tla: 'NOR', crest: null };
const teams = [...storyTeams, norway].flatMap(({ id, name, ...team }, place): PickableTeam[] =>
  id === null || name === null ? [] : [{ ...team, id, name, isFollowed: place < 2 }],
);
const [skarvik] = teams;
if (skarvik === undefined) throw new Error('no team in the stories');
const list: TeamListView = { teams, hrefOf: (id) => `#/team?team=${id}` };
const place = { kind: 'team', name: skarvik.name } as const;
const open: Extract<TeamView, { status: 'chat' }> = {
  status: 'chat',
  list,
  team: skarvik,
  pageHref: '#/team/1',
  messageCount: 10,
  chat: <ChatPart view={{ ...chatOf(storyMessages), place }} />,
};

const meta = {
  title: 'Lag/Skjerm',
  component: TeamScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: open },
  decorators: [
    (Story) => (
      <AppShell
        view={{
          activeTab: 'team',
          tabHref: (tab) => `#/${tab}`,
          unread: 0,
          onSearch: () => undefined,
          profile: storyProfile,
          dataAge: null,
          englishOffer: null,
          bar: null,
        }}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof TeamScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster lag...');
  },
};

export const Choose: Story = {
  name: 'Velg lag',
  args: { view: { status: 'choose', list } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Klikk for å velge lag')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Skarvik IL' })).toHaveAttribute('href', '#/team?team=1');
    await expect(canvas.getByRole('link', { name: 'Norge' })).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText('Søk etter lag...'), 'storefj');
    await expect(canvas.getAllByRole('link', { name: /Storefjord/ })).toHaveLength(2);
    await userEvent.type(canvas.getByPlaceholderText('Søk etter lag...'), ' viking');
    await expect(canvas.getByText('Ingen lag funnet')).toBeVisible();
  },
};

export const Chat: Story = {
  name: 'Lagchat',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 meldinger')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Om Skarvik IL' })).toHaveAttribute('href', '#/team/1');
    await expect(canvas.getByPlaceholderText('Kommenter Skarvik IL...')).toBeEnabled();
    await expect(await canvas.findByText('Du sa tre. Men jeg tar to, hver gang.')).toBeVisible();
  },
};

export const LoadingTeams: Story = {
  name: 'Laster de andre lagene',
  args: { view: { ...open, list: { ...list, teams: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Kommenter Skarvik IL...')).toBeEnabled();
    canvas.getByRole('button', { name: /Skarvik IL/, expanded: false }).click();
    await expect(await canvas.findByPlaceholderText('Søk etter lag...')).toBeVisible();
    await expect(canvas.queryByText('Ingen lag funnet')).toBeNull();
  },
};

export const LoadingMessages: Story = {
  name: 'Laster meldinger',
  args: {
    view: {
      ...open,
      messageCount: null,
      chat: <ChatPart view={{ ...storyChat, place, feed: { status: 'loading' } }} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster meldinger...', { selector: 'small' })).toBeVisible();
  },
};

export const MessagesFailed: Story = {
  name: 'Meldingene kom ikke',
  args: {
    view: {
      ...open,
      messageCount: 'failed',
      chat: <ChatPart view={{ ...storyChat, place, feed: { status: 'error', onRetry: fn() } }} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feil ved lasting av meldinger', { selector: 'small' })).toBeVisible();
  },
};
