import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Grunndeler/Knapp som lenke',
  component: ButtonLink,
  args: { href: '#folger', children: 'Velg hva du vil følge' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Hovedknapp',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Velg hva du vil følge' })).toHaveAttribute('href', '#folger');
  },
};

export const Line: Story = { name: 'Strek', args: { variant: 'line' } };

export const Quiet: Story = { name: 'Stille', args: { variant: 'quiet' } };

export const Small: Story = { name: 'Liten', args: { small: true } };

export const Block: Story = { name: 'Full bredde', args: { block: true } };

export const Focused: Story = {
  name: 'I fokus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
