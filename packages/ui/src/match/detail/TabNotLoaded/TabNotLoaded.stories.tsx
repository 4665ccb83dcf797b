import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TabNotLoaded } from './TabNotLoaded.tsx';

const meta = {
  title: 'Kamp/Fane som ikke ble lastet',
  component: TabNotLoaded,
  args: { isTrying: false, onRetry: fn() },
} satisfies Meta<typeof TabNotLoaded>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  name: 'Ikke lastet',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke laste denne delen av kampen');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TryingAgain: Story = { name: 'Prøver igjen', args: { isTrying: true } };
