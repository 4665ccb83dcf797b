import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { HiddenResult } from './HiddenResult.tsx';

const meta = {
  title: 'Kamp/Resultat skjult',
  component: HiddenResult,
  args: { onReplay: fn(), onShow: fn() },
} satisfies Meta<typeof HiddenResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  name: 'Etter kampen',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se kampen på fem minutter' }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis resultat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Behold skjult' }));
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis resultat' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Vise resultatet?' });
    await expect(dialog).toHaveAccessibleDescription('Da ser du stillingen, hendelsene og chatten.');
    await userEvent.click(screen.getByRole('button', { name: 'Vis resultat' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const InPlay: Story = {
  name: 'Mens kampen spilles',
  render: ({ onShow }) => <HiddenResult onReplay={null} onShow={onShow} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Se kampen på fem minutter' })).toBeNull();
  },
};
