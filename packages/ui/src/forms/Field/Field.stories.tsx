import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: 'Skjema/Felt',
  component: Field,
  args: { label: 'E-post', type: 'email', autoComplete: 'username' },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Tomt',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('E-post');
    await userEvent.type(input, 'ola@eksempel.no');
    await expect(input).toHaveValue('ola@eksempel.no');
  },
};

export const Filled: Story = { name: 'Utfylt', args: { defaultValue: 'ola@eksempel.no' } };

export const Placeholder: Story = { name: 'Med plassholder', args: { placeholder: 'ola@eksempel.no' } };

export const WithHint: Story = {
  name: 'Med hjelpetekst',
  args: { label: 'Passord', type: 'password', autoComplete: 'new-password', hint: 'Minst 12 tegn.' },
};

export const WithProblem: Story = {
  name: 'Med feil',
  args: {
    label: 'Passord',
    type: 'password',
    autoComplete: 'new-password',
    problem: 'Passordet må være minst 12 tegn langt',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Passord');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Passordet må være minst 12 tegn langt');
  },
};

export const Disabled: Story = { name: 'Låst', args: { disabled: true, defaultValue: 'ola@eksempel.no' } };
