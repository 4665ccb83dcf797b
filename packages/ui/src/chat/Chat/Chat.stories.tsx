import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyChat, storyFeed } from '../../stories/chat.ts';
import { Chat } from './Chat.tsx';

const meta = {
  title: 'Chat/Chat',
  component: Chat,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { view: storyChat },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh', maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lively: Story = {
  name: 'Livlig',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du sa tre. Men jeg tar to, hver gang.')).toBeVisible();
  },
};

export const Loading: Story = { name: 'Laster', args: { view: { ...storyChat, feed: { status: 'loading' } } } };

const onRetry = fn();

export const Failed: Story = {
  name: 'Feil',
  args: { view: { ...storyChat, feed: { status: 'error', onRetry } } },
};

export const Empty: Story = { name: 'Tom', args: { view: { ...storyChat, feed: { ...storyFeed, lines: [] } } } };

export const SignedOut: Story = {
  name: 'Utlogget',
  args: { view: { ...storyChat, composer: { status: 'sign-in', signInHref: '#/auth' } } },
};
