import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartFailureScreen } from './StartFailureScreen.tsx';

const meta = {
  title: 'Skall/Kom ikke i gang',
  component: StartFailureScreen,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn() },
} satisfies Meta<typeof StartFailureScreen>;
export default meta;

export const StartFailure: StoryObj<typeof meta> = {
  name: 'Kom ikke i gang',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tribunen kom ikke i gang' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last på nytt' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
