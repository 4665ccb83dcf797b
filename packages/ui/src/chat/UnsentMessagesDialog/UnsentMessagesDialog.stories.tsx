import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UnsentMessagesDialog } from './UnsentMessagesDialog.tsx';

const meta = {
  title: 'Chat/Usendte meldinger',
  component: UnsentMessagesDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { view: { alsoProfile: true, onKeep: fn(), onDiscard: fn() } },
} satisfies Meta<typeof UnsentMessagesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: 'Spør',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ikke logg ut' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.view.onKeep).toHaveBeenCalledOnce();
    await expect(args.view.onDiscard).not.toHaveBeenCalled();
  },
};
