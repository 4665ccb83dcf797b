import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Grunndeler/Skjelett',
  component: Skeleton,
  args: { width: '72px', height: '12px' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { name: 'Linje' };

export const Plate: Story = { name: 'Tavle', args: { width: '58px', height: '34px' } };
