import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Grunndeler/Bekreftelse',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Forkaste det du har skrevet?',
    text: 'Endringene dine er ikke lagret.',
    keep: 'Fortsett å redigere',
    confirm: 'Forkast endringene',
    onKeep: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keeping: Story = {
  name: 'Escape endrer ingenting',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fortsett å redigere' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = {
  name: 'Bekrefter',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Forkaste det du har skrevet?' });
    await expect(dialog).toHaveAccessibleDescription('Endringene dine er ikke lagret.');
    await userEvent.click(screen.getByRole('button', { name: 'Forkast endringene' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};
