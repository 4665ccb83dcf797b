import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyAlerts, storyProfile } from '../../stories/profile.ts';
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

export const SignedIn: Story = {
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
    const rows = await screen.findAllByRole('menuitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Min Profil2',
      'Venner',
      'Følger',
      'Varsler per lag',
      'Fantasy',
      'Innstillinger',
      'Lyd og varsler',
      'Logg ut',
    ]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lys' }));
    await expect(storyProfile.onTheme).toHaveBeenCalledWith('light');
  },
};

/** Opens the panel for sound and notifications, as a user does. */
async function openAlerts({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: /Profilmeny/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lyd og varsler' }));
  const panel = await screen.findByRole('dialog', { name: 'Lyd og varsler' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
}

export const Alerts: Story = {
  name: 'Lyd og varsler',
  play: async (context) => {
    const panel = await openAlerts(context);
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(panel.getByRole('switch', { name: 'Lyd' })).toHaveFocus();
    await context.userEvent.click(panel.getByRole('button', { name: 'Prøv lyden' }));
    await expect(storyAlerts.onTrySound).toHaveBeenCalledOnce();
  },
};

export const AlertsByKeyboard: Story = {
  name: 'Lyd og varsler med tastatur',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logg ut' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Lyd og varsler' }));
    await waitFor(() => expect(panel.getByRole('switch', { name: 'Lyd' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(storyAlerts.onMuted).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Profilmeny/ })).toHaveFocus());
  },
};

export const WithoutAlerts: Story = {
  name: 'Før lyden er lastet',
  args: { view: { ...storyProfile, alerts: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Profilmeny/ }));
    await screen.findByRole('menuitem', { name: 'Logg ut' });
    await expect(screen.queryByRole('menuitem', { name: 'Lyd og varsler' })).toBeNull();
  },
};

export const SigningOut: Story = {
  name: 'Logge ut',
  args: { view: { ...storyProfile, onSignOut: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Profilmeny/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logg ut' }));
    if (args.view.status !== 'signed-in') throw new Error('the story is of someone signed in');
    await expect(args.view.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'Før brukeren er kjent',
  args: { view: { status: 'loading', menuHref: '#/menu', theme: 'dark', onTheme: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Profilmeny' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Ikke innlogget',
  args: {
    view: {
      status: 'signed-out',
      menuHref: '#/menu',
      signInHref: '#/auth',
      settingsHref: '#/settings',
      theme: 'dark',
      onTheme: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profilmeny' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logg inn' })).toHaveAttribute('href', '#/auth');
    await expect(screen.getByRole('menuitem', { name: 'Innstillinger' })).toHaveAttribute('href', '#/settings');
    await expect(screen.queryByRole('menuitem', { name: 'Logg ut' })).toBeNull();
  },
};
