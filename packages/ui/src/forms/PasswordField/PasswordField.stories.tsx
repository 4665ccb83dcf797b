import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Skjema/Passord',
  component: PasswordField,
  args: { label: 'Passord', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  name: 'Skjult',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Passord');
    await userEvent.click(input);
    await userEvent.paste('Vinterkveld#74');
    await expect(input).toHaveValue('Vinterkveld#74');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  name: 'Vist',
  args: { defaultValue: 'Vinterkveld#74' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis det du skriver' }));
    await expect(canvas.getByLabelText('Passord')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Skjul det du skriver' })).toHaveFocus();
  },
};

export const WithProblem: Story = {
  name: 'Med feil',
  args: { problem: 'Passordet må være minst 12 tegn langt' },
};
