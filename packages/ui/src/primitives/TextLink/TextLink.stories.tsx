import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Grunndeler/Lenke',
  component: TextLink,
  args: { href: '#opprett', children: 'Opprett bruker' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Vanlig' };

export const Quiet: Story = { name: 'Stille', args: { $quiet: true } };

export const Focused: Story = {
  name: 'I fokus',
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
