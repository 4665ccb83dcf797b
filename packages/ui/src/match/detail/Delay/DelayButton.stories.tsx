import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DelayButton } from './DelayButton.tsx';
import type { DelayView } from './DelayView.ts';

const view: DelayView = {
  seconds: 0,
  scope: 'all',
  outcome: null,
  onSeconds: fn(),
  onScope: fn(),
  onNow: fn(),
};

const meta = {
  title: 'Kamp/Forsinkelse',
  component: DelayButton,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { view },
} satisfies Meta<typeof DelayButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {
  name: 'Ingen forsinkelse',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forsinkelse' }));
    const slider = await screen.findByRole('slider', { name: 'Sekunder bak' });
    await expect(slider).toHaveValue('0');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Nå' }));
    await expect(view.onNow).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('radio', { name: 'Denne kampen' }));
    await expect(view.onScope).toHaveBeenCalledWith('match');
  },
};

export const Behind: Story = {
  name: '38 sekunder bak',
  args: { view: { ...view, seconds: 38, outcome: 'set' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Forsinkelse' });
    await expect(button).toHaveAccessibleDescription('38 s bak');
    await userEvent.click(button);
    await expect(await screen.findByRole('status')).toHaveTextContent('Bildet ditt er 38 s bak.');
  },
};

export const NothingHappened: Story = {
  name: 'Ingenting har skjedd i det siste',
  args: { view: { ...view, outcome: 'nothing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forsinkelse' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Ingenting har skjedd');
  },
};
