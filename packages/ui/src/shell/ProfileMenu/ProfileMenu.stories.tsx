import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { storyProfile } from '../../stories/profile.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Skall/Profilmeny',
  component: ProfileMenu,
  args: { view: storyProfile },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The menu is fetched when it is asked for. */
const fetched = { timeout: 10_000 };

export const Closed: Story = {
  name: 'Lukket, med invitasjoner',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Profilmeny, 2 invitasjoner' })).toBeVisible();
  },
};

export const OneInvitation: Story = {
  name: 'Én invitasjon',
  args: { view: { ...storyProfile, invitations: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Profilmeny, 1 invitasjon' })).toBeVisible();
  },
};

export const Open: Story = {
  name: 'Åpen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profilmeny, 2 invitasjoner' }));
    const rows = await screen.findAllByRole('menuitem', {}, fetched);
    await expect(rows.map((row) => row.textContent)).toEqual(['Min Profil2', 'Venner', 'Følger', 'Fantasy', 'Logg ut']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lys' }));
    await expect(storyProfile.onTheme).toHaveBeenCalledWith('light');
  },
};

export const SigningOut: Story = {
  name: 'Logge ut',
  args: { view: { ...storyProfile, onSignOut: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Profilmeny/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logg ut' }, fetched));
    if (args.view.status !== 'signed-in') throw new Error('the story is of someone signed in');
    await expect(args.view.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SignedOut: Story = {
  name: 'Ikke innlogget',
  args: { view: { status: 'signed-out', signInHref: '#/auth', theme: 'dark', onTheme: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profilmeny' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logg inn' }, fetched)).toHaveAttribute('href', '#/auth');
    await expect(screen.queryByRole('menuitem', { name: 'Logg ut' })).toBeNull();
  },
};
