import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { theme } from '../../theme/theme.ts';
import { Button } from '../Button/Button.tsx';
import { RollingDigit } from './RollingDigit.tsx';

const meta = {
  title: 'Grunndeler/Rullende siffer',
  component: RollingDigit,
  args: { goals: 1 },
} satisfies Meta<typeof RollingDigit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = { name: 'Står stille' };

/** A score whose goals can be given and taken back. */
function Scored() {
  const [goals, setGoals] = useState(1);
  return (
    <>
      <p style={{ display: 'inline-block', fontSize: theme.font.size.board }}>
        <RollingDigit goals={goals} />
      </p>
      <Button onClick={() => setGoals(goals + 1)}>Mål</Button>
      <Button onClick={() => setGoals(goals - 1)}>Annullert</Button>
    </>
  );
}

export const Rolling: Story = {
  name: 'Ruller opp og ned',
  render: () => <Scored />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1')).not.toHaveAttribute('data-before');
    await userEvent.click(canvas.getByRole('button', { name: 'Mål' }));
    await expect(canvas.getByText('2')).toHaveAttribute('data-before', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Annullert' }));
    await expect(canvas.getByText('1')).toHaveAttribute('data-before', '2');
  },
};
