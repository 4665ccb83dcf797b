import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const onType = fn();

const meta = {
  title: 'Grunndeler/Søkefelt',
  component: SearchBox,
  args: { label: 'Søk etter kamper...', value: '', onType },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Tomt',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk etter kamper...'), 'b');
    await expect(onType).toHaveBeenCalledWith('b');
  },
};

export const Typed: Story = { name: 'Utfylt', args: { value: 'Brann' } };
