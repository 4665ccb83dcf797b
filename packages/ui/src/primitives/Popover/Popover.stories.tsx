import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Grunndeler/Sprettopp',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    trigger: <IconButton icon={CalendarDays} label="Velg dato" />,
    label: 'Kalender',
    children: (close) => <Button onClick={close}>5. juli</Button>,
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Lukket' };

export const Open: Story = {
  name: 'Åpen',
  args: { startOpen: true },
  play: async ({ canvas, userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Kalender' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Velg dato' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Kalender' })).toBeVisible());
  },
};

export const Settling: Story = {
  name: 'Lukkes av valget',
  args: { startOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '5. juli' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
