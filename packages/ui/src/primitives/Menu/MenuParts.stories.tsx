import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Moon, Sun, Users } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Menu } from './Menu.tsx';
import { MenuAction } from './MenuAction.tsx';
import { MenuChoice } from './MenuChoice.tsx';
import { MenuLabel } from './MenuLabel.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const meta = {
  title: 'Grunndeler/Menydeler',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { trigger: <Button variant="line">Meny</Button>, startOpen: true, children: null },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const onSelect = fn();

export const Action: Story = {
  name: 'Handling',
  args: {
    children: (
      <MenuAction icon={LogOut} onSelect={onSelect}>
        Logg ut
      </MenuAction>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logg ut' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Link: Story = {
  name: 'Lenke',
  args: {
    children: (
      <MenuLink href="#venner" icon={Users}>
        Venner
      </MenuLink>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Venner' })).toHaveAttribute('href', '#venner');
  },
};

export const CurrentLink: Story = {
  name: 'Lenke til siden som er åpen, med teller',
  args: {
    children: (
      <MenuLink href="#venner" icon={Users} current badge={<CountBadge>2</CountBadge>}>
        Venner
      </MenuLink>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: /Venner/ })).toHaveAttribute('aria-current', 'page');
  },
};

const onChange = fn();

export const Choice: Story = {
  name: 'Valg',
  args: {
    children: (
      <MenuChoice
        label="Utseende"
        value="dark"
        onChange={onChange}
        options={[
          { value: 'dark', label: 'Mørk', icon: Moon },
          { value: 'light', label: 'Lys', icon: Sun },
        ]}
      />
    ),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Mørk' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lys' }));
    await expect(onChange).toHaveBeenCalledWith('light');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const LabelAndSeparator: Story = {
  name: 'Overskrift og strek',
  args: {
    children: [
      <MenuLabel key="name">Ingrid Solberg</MenuLabel>,
      <MenuSeparator key="line" />,
      <MenuLink key="friends" href="#venner" icon={Users}>
        Venner
      </MenuLink>,
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Ingrid Solberg')).toBeVisible());
    await expect(screen.getByRole('separator')).toBeInTheDocument();
  },
};
