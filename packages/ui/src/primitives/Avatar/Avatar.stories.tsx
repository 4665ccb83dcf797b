import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Grunndeler/Avatar (sete)',
  component: Avatar,
  args: { name: 'Ingrid Maria Solberg', kind: 'spectator' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spectator: Story = { name: 'Tilskuer' };

export const Friend: Story = { name: 'Venn', args: { kind: 'friend' } };

export const StarFriend: Story = { name: 'Star Venn', args: { kind: 'star-friend' } };

export const Me: Story = { name: 'Du', args: { kind: 'me' } };

export const Small: Story = { name: 'Lite', args: { kind: 'friend', small: true } };

export const OneName: Story = { name: 'Ett navn', args: { name: 'Åse' } };
