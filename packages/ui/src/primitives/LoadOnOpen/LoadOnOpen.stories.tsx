import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LoadOnOpen } from './LoadOnOpen.tsx';

const LazyMenu = lazy(async () => {
  const { Menu } = await import('../Menu/Menu.tsx');
  return { default: Menu };
});

const meta = {
  title: 'Grunndeler/Hentes ved trykk',
  component: LoadOnOpen,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    trigger: <Button variant="line">Profilmeny</Button>,
    opens: 'menu',
    children: (trigger) => (
      <LazyMenu trigger={trigger} startOpen>
        {[]}
      </LazyMenu>
    ),
  },
} satisfies Meta<typeof LoadOnOpen>;
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
