import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DelayButton } from './DelayButton.tsx';
import type { DelayView } from './DelayView.ts';

const onSit = fn();
const view: DelayView = {
  seconds: 0,
  own: 0,
  scope: 'all',
  outcome: null,
  onSeconds: fn(),
  onScope: fn(),
  onNow: fn(),
  together: { status: 'alone', onSit },
};

const meta = {
  title: 'Kamp/Forsinkelse',
  component: DelayButton,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { view, isOpen: false, onOpen: fn() },
  render: function Openable({ view: shown, isOpen: isOpenAtFirst }) {
    const [isOpen, onOpen] = useState(isOpenAtFirst);
    return <DelayButton view={shown} isOpen={isOpen} onOpen={onOpen} />;
  },
} satisfies Meta<typeof DelayButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {
  name: 'Ingen forsinkelse',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forsinkelse' }));
    const slider = await screen.findByRole('slider', { name: 'Sekunder bak' });
    await expect(slider).toHaveValue('0');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Nå' }));
    await expect(view.onNow).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('radio', { name: 'Denne kampen' }));
    await expect(view.onScope).toHaveBeenCalledWith('match');
    await userEvent.click(screen.getByRole('switch', { name: 'Sitt sammen med venner' }));
    await expect(onSit).toHaveBeenCalledOnce();
  },
};

export const Behind: Story = {
  name: '38 sekunder bak',
  args: { view: { ...view, seconds: 38, own: 38, outcome: 'set' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Forsinkelse' });
    await expect(button).toHaveAccessibleDescription('38 s bak');
    await userEvent.click(button);
    await expect(await screen.findByRole('status')).toHaveTextContent('Bildet ditt er 38 s bak.');
  },
};

export const NothingHappened: Story = {
  name: 'Ingenting har skjedd i det siste',
  args: { view: { ...view, outcome: 'nothing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forsinkelse' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Ingenting har skjedd');
  },
};

export const SignedOut: Story = {
  name: 'Utlogget',
  args: { view: { ...view, together: { status: 'signed-out' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forsinkelse' }));
    await waitFor(() => expect(screen.getByText('Logg inn for å sitte sammen med venner.')).toBeVisible());
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

const together = { status: 'together', friends: [], onInvite: fn(), isInvited: false, onLeave: fn() } as const;

export const NobodyYet: Story = {
  name: 'Sitter sammen, ingen venner ennå',
  args: { view: { ...view, seconds: 20, own: 20, together } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forsinkelse' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Ingen venner er med ennå.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Inviter i chatten' }));
    await expect(together.onInvite).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('switch', { name: 'Sitt sammen med venner' }));
    await expect(together.onLeave).toHaveBeenCalledOnce();
  },
};

export const Together: Story = {
  name: 'Sitter sammen med to venner',
  args: {
    view: { ...view, seconds: 45, own: 20, together: { ...together, friends: ['Kari', 'Ola'], isInvited: true } },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Forsinkelse' });
    await expect(button).toHaveAccessibleDescription('45 s bak');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('Sammen med Kari og Ola: 45 s bak.')).toBeVisible());
    await expect(screen.getByRole('slider', { name: 'Sekunder bak' })).toHaveValue('20');
    await expect(screen.queryByRole('button', { name: 'Inviter i chatten' })).toBeNull();
  },
};

export const FromTheMenu: Story = {
  name: 'Åpnet fra kampens meny',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Forsinkelse' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
