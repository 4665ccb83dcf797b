import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchId } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { storyPush } from '../../stories/push.ts';
import { PushSettings } from './PushSettings.tsx';

const meta = {
  title: 'Innstillinger/Push',
  component: PushSettings,
  args: { view: storyPush },
} satisfies Meta<typeof PushSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const none = { ...storyPush, devices: [], muted: [] };

export const Loading: Story = {
  name: 'Laster',
  args: { view: { device: { status: 'loading' }, status: 'loading' } },
};

const onRetry = fn();
const onTurnOn = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { device: { status: 'off', onTurnOn }, status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const Ready: Story = {
  name: 'På',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /Røde kort/ }));
    await expect(storyPush.onChoose).toHaveBeenCalledWith({ ...storyPush.choices, redCards: true });
    await fireEvent.change(canvas.getByLabelText('Fra'), { target: { value: '22:30' } });
    await expect(storyPush.onChoose).toHaveBeenCalledWith({ ...storyPush.choices, quiet: { from: 1350, until: 420 } });
    await userEvent.click(canvas.getByRole('switch', { name: /Stille timer/ }));
    await expect(storyPush.onChoose).toHaveBeenCalledWith({ ...storyPush.choices, quiet: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern', description: 'En enhet' }));
    await expect(storyPush.onRemove).toHaveBeenCalledWith('b');
    await expect(canvas.queryByText(/Ingen kamper er dempet/)).toBeNull();
  },
};

export const NoneMuted: Story = {
  name: 'På, ingen dempet',
  args: { view: { ...storyPush, muted: [] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Du har ikke dempet noen kamper. Trykk på «Demp denne kampen» i et varsel for å gjøre det.'),
    ).toBeVisible();
  },
};

/** Takes matches off the list, as the app does. */
function Unmuting() {
  const [muted, setMuted] = useState(storyPush.muted);
  const onUnmute = (id: MatchId) => setMuted(muted.filter((one) => one.id !== id));
  return <PushSettings view={{ ...none, device: { status: 'off', onTurnOn }, muted, onUnmute }} />;
}

export const Unmuted: Story = {
  name: 'Av, dempede kamper oppheves',
  render: () => <Unmuting />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opphev', description: 'Kamp 500001' }));
    const last = canvas.getByRole('button', { name: 'Opphev' });
    await expect(last).toHaveFocus();
    await userEvent.click(last);
    await expect(canvas.queryByText('Dempede kamper')).toBeNull();
  },
};

export const Off: Story = {
  name: 'Av',
  args: { view: { ...none, device: { status: 'off', onTurnOn } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Nettleseren spør om lov først/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /Varsler på denne enheten/ }));
    await expect(onTurnOn).toHaveBeenCalled();
  },
};

export const Lost: Story = {
  name: 'Borte',
  args: { view: { ...none, device: { status: 'lost', onTurnOn } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Denne enheten får ikke varsler lenger/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /Varsler på denne enheten/ }));
    await expect(onTurnOn).toHaveBeenCalled();
  },
};

export const Denied: Story = {
  name: 'Avslått',
  args: { view: { ...none, device: { status: 'denied' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nettleseren har blokkert varsler/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Unsupported: Story = {
  name: 'Ikke støttet',
  args: { view: { ...none, device: { status: 'unsupported' } } },
};

export const NeedsInstallation: Story = {
  name: 'iPhone uten installasjon',
  args: { view: { ...none, device: { status: 'install' } } },
};
