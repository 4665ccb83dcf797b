import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EnglishOffer } from './EnglishOffer.tsx';

const onRead = fn();
const onClose = fn();

const meta = {
  title: 'Skall/Tilbud om engelsk',
  component: EnglishOffer,
  parameters: { layout: 'fullscreen' },
  args: { onRead, onClose },
} satisfies Meta<typeof EnglishOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  name: 'Tilbys',
  play: async ({ canvas, userEvent }) => {
    onRead.mockClear();
    onClose.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Read in English' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRead).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { name: 'På telefon', globals: { viewport: { value: 'phone' } } };
