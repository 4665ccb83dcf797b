import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { storyAlerts } from '../../stories/profile.ts';
import { theme } from '../../theme/theme.ts';
import { AlertSettings } from './AlertSettings.tsx';
import type { AlertsView } from './AlertsView.ts';

const meta = {
  title: 'Skall/Lyd og varsler',
  component: AlertSettings,
  args: { view: storyAlerts },
  decorators: [
    (Story) => (
      <div style={{ width: 'fit-content', background: theme.colour.raised }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AlertSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  name: 'Ikke spurt om varsler',
  args: { view: { ...storyAlerts, onWebNotifications: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const notifications = canvas.getByRole('switch', { name: 'Varsler i nettleseren' });
    await expect(notifications).not.toBeChecked();
    await expect(args.view.onWebNotifications).not.toHaveBeenCalled();
    await userEvent.click(notifications);
    await expect(args.view.onWebNotifications).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  name: 'Varsler på',
  args: { view: { ...storyAlerts, webNotifications: 'on' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Varsler i nettleseren' })).toBeChecked();
  },
};

export const Off: Story = {
  name: 'Varsler av',
  args: { view: { ...storyAlerts, webNotifications: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Varsler i nettleseren' })).not.toBeChecked();
  },
};

export const Denied: Story = {
  name: 'Varsler blokkert',
  args: { view: { ...storyAlerts, webNotifications: 'denied' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: 'Varsler i nettleseren' })).toBeNull();
    await expect(canvas.getByText(/Tillat dem i innstillingene for nettstedet/)).toBeVisible();
  },
};

export const Unsupported: Story = {
  name: 'Varsler finnes ikke',
  args: { view: { ...storyAlerts, webNotifications: 'unsupported' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Denne nettleseren kan ikke vise varsler.')).toBeVisible();
  },
};

export const Muted: Story = {
  name: 'Uten lyd',
  args: { view: { ...storyAlerts, muted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Lyd' })).not.toBeChecked();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Prøv lyden' })).toBeNull();
  },
};

/** Keeps the state that the app would keep. */
function Held() {
  const [view, setView] = useState<AlertsView>({ ...storyAlerts, webNotifications: 'off' });
  return (
    <AlertSettings
      view={{
        ...view,
        onVolume: (volume) => setView({ ...view, volume }),
        onMuted: (muted) => setView({ ...view, muted }),
        onWebNotifications: () => setView({ ...view, webNotifications: view.webNotifications === 'on' ? 'off' : 'on' }),
      }}
    />
  );
}

export const Changing: Story = {
  name: 'Endres',
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'Lydstyrke' }), { target: { value: '40' } });
    await expect(canvas.getByText(/^40\s%$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Lyd' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Lyd' }));
    await expect(canvas.getByRole('slider')).toHaveValue('40');
    await userEvent.click(canvas.getByRole('switch', { name: 'Varsler i nettleseren' }));
    await expect(canvas.getByRole('switch', { name: 'Varsler i nettleseren' })).toBeChecked();
  },
};
