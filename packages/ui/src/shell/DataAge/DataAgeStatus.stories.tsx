import type { Meta, StoryObj } from '@storybook/react-vite';
import { epochMs, instantAt } from '@tribunen/domain';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { storyDataAge } from '../../stories/dataAge.ts';
import { storyTime } from '../../stories/matches.ts';
import { DataAgeStatus } from './DataAgeStatus.tsx';

const confirmed = storyTime('14:32');
const after = (seconds: number) => () => instantAt(epochMs(confirmed) + seconds * 1000);
const old = { ...storyDataAge, confirmedAt: () => confirmed, sourceTime: () => confirmed };

const meta = {
  title: 'Skall/Alder på data',
  component: DataAgeStatus,
  args: { view: storyDataAge },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 48, maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataAgeStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'Live',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live oppdateringer')).toBeVisible();
    await expect(canvas.queryByText(/Oppdatert/)).toBeNull();
    await expect(canvas.getByText(/på tribunen/).parentElement).toHaveTextContent('12 på tribunen');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LiveSomeSecondsOld: Story = {
  name: 'Live, noen sekunder gammelt',
  args: { view: { ...old, now: after(20) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live oppdateringer')).toBeVisible();
    await expect(canvas.getByText('Oppdatert for 20 s siden')).toBeVisible();
  },
};

export const SlowPlan: Story = {
  name: 'Live, med en leverandør som spørres sjelden',
  args: { view: { ...old, confirmedAt: after(90), now: after(90) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live oppdateringer')).toBeVisible();
    await expect(canvas.getByText('Oppdatert for 1 min siden')).toBeVisible();
    await expect(document.querySelector('[data-outdated]')).toBeNull();
  },
};

export const Connecting: Story = {
  name: 'Kobler til',
  args: {
    view: {
      ...storyDataAge,
      connection: 'connecting',
      confirmedAt: () => null,
      sourceTime: () => null,
      onlineCount: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kobler til…')).toBeVisible();
    await expect(canvas.queryByText(/på tribunen/)).toBeNull();
  },
};

export const Updated: Story = {
  name: 'Uten liveforbindelse',
  args: { view: { ...old, connection: 'polling', now: after(20) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Live oppdateringer')).toBeNull();
    await expect(canvas.getByText('Oppdatert for 20 s siden')).toBeVisible();
    await expect(document.querySelector('[data-outdated]')).toBeNull();
  },
};

export const UpdatedJustNow: Story = {
  name: 'Uten liveforbindelse, ferskt',
  args: { view: { ...old, connection: 'polling', now: after(4) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Live|Oppdatert/)).toBeNull();
  },
};

export const UpdatedMinutesAgo: Story = {
  name: 'Uten liveforbindelse, minutter gammelt',
  args: { view: { ...old, connection: 'unhealthy', now: after(200) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oppdatert for 3 min siden')).toBeVisible();
    await expect(document.querySelector('[data-outdated]')).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'Frakoblet',
  args: { view: { ...old, online: false, now: after(600) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frakoblet – sist oppdatert 14:32')).toBeVisible();
    await expect(canvas.queryByText(/på tribunen/)).toBeNull();
  },
};

export const OfflineSinceYesterday: Story = {
  name: 'Frakoblet siden i går',
  args: { view: { ...old, online: false, now: after(12 * 3600) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frakoblet – sist oppdatert 5. juli 14:32')).toBeVisible();
  },
};

export const OfflineFromTheStart: Story = {
  name: 'Frakoblet fra starten',
  args: { view: { ...old, online: false, confirmedAt: () => null, sourceTime: () => null } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('status')).getByText('Frakoblet')).toBeInTheDocument();
  },
};

export const Many: Story = {
  name: 'Fullt hus',
  args: { view: { ...old, now: after(59), onlineCount: 12_345 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/på tribunen/).parentElement).toHaveTextContent(/^12\s345 på tribunen$/);
  },
};

function WithNetworkSwitch() {
  const [online, setOnline] = useState(true);
  return (
    <>
      <DataAgeStatus view={{ ...storyDataAge, online }} />
      <Button small variant="line" onClick={() => setOnline(!online)}>
        Nett
      </Button>
    </>
  );
}

export const GoingAndComing: Story = {
  name: 'Nettet går og kommer',
  render: () => <WithNetworkSwitch />,
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Nett' }));
    await expect(said).toHaveTextContent('Frakoblet');
    await userEvent.click(canvas.getByRole('button', { name: 'Nett' }));
    await expect(said).toHaveTextContent('Tilkoblet igjen');
    await expect(canvas.getByText('Live oppdateringer')).toBeVisible();
  },
};
