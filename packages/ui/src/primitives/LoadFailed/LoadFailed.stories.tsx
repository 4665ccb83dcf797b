import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailed } from './LoadFailed.tsx';

const meta = {
  title: 'Grunndeler/Ikke lastet',
  component: LoadFailed,
  args: { title: 'Kunne ikke laste kamper', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: 'Feil',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke laste kamper');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithReason: Story = {
  name: 'Med grunn, uten ramme',
  args: { hint: 'får ikke kontakt med serveren', frame: 'bare' },
};
