import type { Meta, StoryObj } from '@storybook/react-vite';
import { Floodlight } from './Floodlight.tsx';

const meta = {
  title: 'Grunndeler/Målblink (flomlys)',
  component: Floodlight,
  args: { side: 'away', on: 'card' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 74 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Floodlight>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnCard: Story = { name: 'På et kampkort' };

export const OnPitch: Story = { name: 'På banen', args: { side: 'home', on: 'pitch' } };
