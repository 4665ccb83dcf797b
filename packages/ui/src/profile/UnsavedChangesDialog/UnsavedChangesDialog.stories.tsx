import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

const meta = {
  title: 'Profil/Ulagrede endringer',
  component: UnsavedChangesDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { view: { onKeep: fn(), onDiscard: fn() } },
} satisfies Meta<typeof UnsavedChangesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: 'Spør',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fortsett å redigere' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.view.onKeep).toHaveBeenCalledOnce();
    await expect(args.view.onDiscard).not.toHaveBeenCalled();
  },
};

export const Discarding: Story = {
  name: 'Forkaster',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Forkast endringene' }));
    await expect(args.view.onDiscard).toHaveBeenCalledOnce();
  },
};
