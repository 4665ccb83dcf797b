import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './CountBadge.tsx';

const meta = { title: 'Grunndeler/Teller', component: CountBadge, args: { children: 2 } } satisfies Meta<
  typeof CountBadge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = { name: 'Få' };

export const Many: Story = { name: 'Mange', args: { children: 128 } };
