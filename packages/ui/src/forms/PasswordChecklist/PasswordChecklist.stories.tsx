import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordChecklist } from './PasswordChecklist.tsx';

const meta = {
  title: 'Skjema/Passordregler',
  component: PasswordChecklist,
  args: { password: '' },
} satisfies Meta<typeof PasswordChecklist>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  name: 'Ingenting skrevet',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/: mangler/)).toHaveLength(6);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Some: Story = { name: 'Noen på plass', args: { password: 'Vinterkveld' } };

export const CommonPattern: Story = {
  name: 'Vanlig mønster',
  args: { password: 'Vinterkveld#123' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen vanlige mønstre')).toHaveTextContent(': mangler');
    await expect(canvas.getAllByText(/: på plass/)).toHaveLength(5);
  },
};

export const All: Story = {
  name: 'Alle på plass',
  args: { password: 'Vinterkveld#74' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/: på plass/)).toHaveLength(6);
  },
};
