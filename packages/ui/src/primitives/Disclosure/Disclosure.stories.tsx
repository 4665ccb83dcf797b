import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Grunndeler/Utvidbar',
  component: Disclosure,
  args: { title: 'Bytt passord', children: <p>Et skjema</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Lukket' };

export const Open: Story = {
  name: 'Åpen',
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Bytt passord' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Et skjema')).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByText('Et skjema')).toBeVisible();
  },
};
