import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthScreen } from './AuthScreen.tsx';

const onSignIn = fn();
const frame = { productName: 'Tribunen', guestHref: '#/results', demoCredentials: null };

const meta = {
  title: 'Innlogging/Skjerm',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { ...frame, status: 'idle', onSignIn } },
} satisfies Meta<typeof AuthScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: 'Klar',
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Logg inn');
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.type(canvas.getByLabelText('Passord'), 'hemmelig12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }));
    await expect(onSignIn).toHaveBeenCalledWith({ email: 'marte@eksempel.no', password: 'hemmelig12345' });
    await expect(canvas.getByRole('link', { name: 'Fortsett uten å logge inn' })).toHaveAttribute('href', '#/results');
  },
};

export const Busy: Story = {
  name: 'Logger inn',
  args: { view: { ...frame, status: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logg inn' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  name: 'Avvist',
  args: { view: { ...frame, status: 'failed', problem: 'Invalid login credentials', attempt: 1, onSignIn } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Invalid login credentials')).toBeVisible();
    await expect(canvas.getByText('Invalid login credentials')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByLabelText('Passord')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Passord')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Passord'), 'x');
    await expect(canvas.queryByText('Invalid login credentials')).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Avvist, som det står',
  args: { view: { ...frame, status: 'failed', problem: 'Invalid login credentials', attempt: 1, onSignIn } },
};

export const Demo: Story = {
  name: 'I demoen',
  args: {
    view: {
      ...frame,
      demoCredentials: { email: 'demo@tribunen.example', password: 'Tribunen-demo-26' },
      status: 'idle',
      onSignIn,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fyll inn' }));
    await expect(canvas.getByLabelText('E-post')).toHaveValue('demo@tribunen.example');
    await expect(canvas.getByLabelText('Passord')).toHaveValue('Tribunen-demo-26');
  },
};
