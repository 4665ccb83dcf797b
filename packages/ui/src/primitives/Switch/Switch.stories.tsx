import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Grunndeler/Bryter',
  component: Switch,
  args: { label: 'Lyd', hint: 'Ved mål og røde kort', checked: true, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = { name: 'På' };

export const Off: Story = { name: 'Av', args: { checked: false } };

function Held() {
  const [checked, setChecked] = useState(false);
  return <Switch label="Lyd" hint="Ved mål og røde kort" checked={checked} onChange={setChecked} />;
}

export const ByKeyboard: Story = {
  name: 'Med tastatur og finger',
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const sound = canvas.getByRole('switch', { name: 'Lyd', description: 'Ved mål og røde kort' });
    await userEvent.tab();
    await expect(sound).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(sound).toBeChecked();
    await userEvent.click(canvas.getByText('Lyd'));
    await expect(sound).not.toBeChecked();
  },
};
