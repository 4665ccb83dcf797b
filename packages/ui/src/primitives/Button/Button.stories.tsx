import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Grunndeler/Knapp',
  component: Button,
  args: { children: 'Prøv igjen', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Hovedknapp',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Line: Story = { name: 'Strek', args: { variant: 'line' } };

export const Quiet: Story = { name: 'Stille', args: { variant: 'quiet' } };

export const Chalk: Story = { name: 'Kritt, på gress', args: { variant: 'chalk' }, decorators: [onGrass] };

export const Pitch: Story = { name: 'Bane, på gress', args: { variant: 'pitch' }, decorators: [onGrass] };

export const Block: Story = { name: 'Full bredde', args: { variant: 'line', block: true } };

export const Small: Story = { name: 'Liten', args: { small: true } };

export const WithIcon: Story = {
  name: 'Med ikon',
  args: { variant: 'line', children: [<RotateCw key="icon" aria-hidden />, 'Prøv igjen'] },
};

export const Busy: Story = {
  name: 'Opptatt',
  args: { busy: true, children: 'Logg inn' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Logg inn' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Danger: Story = { name: 'Kan ikke angres', args: { variant: 'danger', children: 'Slett' } };

export const Unavailable: Story = {
  name: 'Må vente',
  args: { unavailable: true, children: 'Send på nytt' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send på nytt' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Focused: Story = {
  name: 'I fokus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

function onGrass(Story: () => React.ReactNode) {
  return (
    <div style={{ padding: 24, background: mownStripes('44px') }}>
      <Story />
    </div>
  );
}
