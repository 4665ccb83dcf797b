import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Monitor, Moon, Sun, User, Users } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Menu } from './Menu.tsx';
import { MenuAction } from './MenuAction.tsx';
import { MenuChoice } from './MenuChoice.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const onSignOut = fn();
const onTheme = fn();

const meta = {
  title: 'Grunndeler/Meny',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    trigger: <Button variant="line">Profilmeny</Button>,
    children: [
      <MenuLink key="profile" href="#profil" icon={User} current badge={<CountBadge>2</CountBadge>}>
        Min Profil
      </MenuLink>,
      <MenuLink key="friends" href="#venner" icon={Users}>
        Venner
      </MenuLink>,
      <MenuSeparator key="line" />,
      <MenuChoice
        key="theme"
        label="Utseende"
        value="dark"
        onChange={onTheme}
        options={[
          { value: 'dark', label: 'Mørk', icon: Moon },
          { value: 'light', label: 'Lys', icon: Sun },
          { value: 'system', label: 'System', icon: Monitor },
        ]}
      />,
      <MenuSeparator key="line-2" />,
      <MenuAction key="out" icon={LogOut} onSelect={onSignOut}>
        Logg ut
      </MenuAction>,
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Lukket' };

export const Open: Story = {
  name: 'Åpen',
  args: { startOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Min Profil/ })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  name: 'Med tastatur',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Profilmeny' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Min Profil/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Venner' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Choosing: Story = {
  name: 'Velger utseende',
  args: { startOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lys' }));
    await expect(onTheme).toHaveBeenCalledWith('light');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logg ut' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
