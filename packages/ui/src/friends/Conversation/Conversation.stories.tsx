import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Chat } from '../../chat/Chat/Chat.tsx';
import {
  storyDirectChat,
  storyFriends,
  storyFriendsFrame,
  storyFriendsView,
  storyInvite,
} from '../../stories/friends.ts';
import { FriendsScreen } from '../FriendsScreen/FriendsScreen.tsx';
import { Invite } from '../FriendsScreen/Invite.tsx';

const backHref = '#/friends';
const [kari] = storyFriends;
if (kari === undefined) throw new TypeError('no friend');

const meta = {
  title: 'Venner/Samtale',
  component: FriendsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { ...storyFriendsView, friends: storyFriends.map((friend) => ({ ...friend, isOpen: friend === kari })) },
    conversation: { status: 'ready', backHref, friend: kari, chat: <Chat view={storyDirectChat} /> },
    invite: <Invite view={storyInvite} />,
  },
} satisfies Meta<typeof FriendsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = { name: 'Ingen åpen', args: { conversation: { status: 'none' } } };

export const Loading: Story = { name: 'Laster', args: { conversation: { status: 'loading', backHref } } };

const onRetry = fn();
const message = 'får ikke kontakt med serveren';

export const Error: Story = {
  name: 'Feil',
  args: {
    view: { ...storyFriendsFrame, status: 'error', message, onRetry },
    conversation: { status: 'error', backHref, message, onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Fant ikke vennen')).toBeNull();
    const [open] = canvas.getAllByRole('alert').slice(-1);
    await expect(open).toHaveTextContent(`Kunne ikke laste venner: ${message}`);
    await userEvent.click(within(open ?? document.body).getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  name: 'Ikke venner',
  args: { conversation: { status: 'not-found', backHref } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fant ikke vennen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til vennene' })).toHaveAttribute('href', '#/friends');
  },
};

export const Ready: Story = {
  name: 'Åpen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Kari-Anne Solbakken' })).toBeVisible();
    await expect(canvas.getByText('Star Venn, pålogget')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Skriv til Kari-Anne Solbakken…')).toBeVisible();
    // On a phone an empty title row above the conversation would push this field under the tabs.
    await expect(document.querySelector('[data-under-title]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Star Venner' })).toBeNull();
  },
};
