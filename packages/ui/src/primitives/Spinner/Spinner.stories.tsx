import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Grunndeler/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = { name: 'Alene' };

export const BesideWords: Story = {
  name: 'Ved siden av ord',
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner /> Laster kamper…
    </p>
  ),
};
