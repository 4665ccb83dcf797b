import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Toasts } from '../Toast/Toasts.tsx';
import { LateCode } from '../LateCode/LateCode.ts';
import { LoadOnOpen } from './LoadOnOpen.tsx';

const loadMenu = async () => (await import('../Menu/Menu.tsx')).Menu;

/** A menu whose code is loaded at the press that opens it. */
function MenuOnPress({ load }: { load(): ReturnType<typeof loadMenu> }) {
  const [menu] = useState(() => new LateCode(load, 'The menu did not load'));
  return (
    <LoadOnOpen trigger={<Button variant="line">Profilmeny</Button>} opens="menu" content={menu}>
      {(Menu, trigger) => (
        <Menu trigger={trigger} startOpen>
          {[]}
        </Menu>
      )}
    </LoadOnOpen>
  );
}

const meta = {
  title: 'Grunndeler/Hentes ved trykk',
  component: MenuOnPress,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { load: loadMenu },
} satisfies Meta<typeof MenuOnPress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeThePress: Story = {
  name: 'Før trykket',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Profilmeny' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OnePress: Story = {
  name: 'Ett trykk henter og åpner',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profilmeny' }));
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Profilmeny' })).toHaveFocus();
  },
};

const loadOnSecondTry = fn(loadMenu);

export const NotFetched: Story = {
  name: 'Kan ikke hentes, og prøves igjen',
  args: { load: loadOnSecondTry },
  beforeEach: () => {
    loadOnSecondTry.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  },
  render: (args) => (
    <>
      <MenuOnPress {...args} />
      <Toasts />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profilmeny' }));
    await expect(await screen.findByText('Kunne ikke åpne')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Profilmeny' }));
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
