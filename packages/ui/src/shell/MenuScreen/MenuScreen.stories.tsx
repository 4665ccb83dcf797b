import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyProfile } from '../../stories/profile.ts';
import { MenuScreen } from './MenuScreen.tsx';

const setting = { menuHref: '#/menu', theme: 'dark', onTheme: fn() } as const;

const meta = {
  title: 'Skall/Meny på telefon',
  component: MenuScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: storyProfile },
} satisfies Meta<typeof MenuScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  name: 'Innlogget, med invitasjoner',
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('link');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Min Profil2',
      'Venner',
      'Følger',
      'Varsler per lag',
      'Fantasy',
      'Innstillinger',
      'Lyd og varsler',
    ]);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marte Eide' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lys' }));
    await expect(storyProfile.onTheme).toHaveBeenCalledWith('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Logg ut' }));
    await expect(storyProfile.onSignOut).toHaveBeenCalledOnce();
  },
};

export const InLight: Story = { name: 'Lys', globals: { theme: 'light' } };

export const SignedOut: Story = {
  name: 'Ikke innlogget',
  args: { view: { ...setting, status: 'signed-out', signInHref: '#/auth', settingsHref: '#/settings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', '#/auth');
    await expect(canvas.queryByRole('button', { name: 'Logg ut' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Før brukeren er kjent',
  args: { view: { ...setting, status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
