import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderOpen } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Grunndeler/Filknapp',
  component: FileButton,
  args: { accept: '.json', icon: <FolderOpen aria-hidden />, children: 'Hent fra fil', onFile: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Vanlig' };

export const SameFileTwice: Story = {
  name: 'Samme fil to ganger',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Hent fra fil', { selector: 'input' });
    const file = new File(['{}'], 'kamp.json', { type: 'application/json' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};
