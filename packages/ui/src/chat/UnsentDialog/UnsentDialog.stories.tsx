import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UnsentDialog } from './UnsentDialog.tsx';

const meta = {
  title: 'Chat/Usendt',
  component: UnsentDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { view: { messages: true, changes: false, profile: true, onKeep: fn(), onDiscard: fn() } },
} satisfies Meta<typeof UnsentDialog>;
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

export const Changes: Story = {
  name: 'Endringer venter på nett',
  args: { view: { messages: false, changes: true, profile: false, onKeep: fn(), onDiscard: fn() } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Du har endringer som venter på nett/)).toBeVisible());
  },
};
