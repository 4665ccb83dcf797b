import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InstalledAppNotice } from './InstalledAppNotice.tsx';

const onTake = fn();
const onInstall = fn();
const onClose = fn();

const meta = {
  title: 'Skall/Installert app',
  component: InstalledAppNotice,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { view: { kind: 'update', onTake, onClose } },
} satisfies Meta<typeof InstalledAppNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Update: Story = {
  name: 'Ny versjon',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ny versjon er klar');
    await userEvent.click(canvas.getByRole('button', { name: 'Oppdater' }));
    await expect(onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Awaits: Story = {
  name: 'Venter på laget',
  args: { view: { kind: 'awaits', what: 'fantasyTeam' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Henter laget ditt…');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AwaitsFootball: Story = {
  name: 'Venter på fotball',
  args: { view: { kind: 'awaits', what: 'football' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Henter fotball som ingen har spurt etter før…');
  },
};

export const Install: Story = {
  name: 'Kan installeres',
  args: { view: { kind: 'install', onInstall, onClose } },
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Installer Tribunen');
    // The end of the page can be scrolled clear of the notice.
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--notice-height')).toBe(`${notice.offsetHeight}px`),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Installer' }));
    await expect(onInstall).toHaveBeenCalledOnce();
  },
};

export const InstallOnIos: Story = {
  name: 'Kan installeres fra delemenyen',
  args: { view: { kind: 'install-on-ios', onClose } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Legg til på Hjem-skjerm');
    await expect(canvas.queryByRole('button', { name: 'Installer' })).toBeNull();
  },
};

export const SlowFeed: Story = {
  name: 'Mål kommer sent',
  args: { view: { kind: 'slow-feed', onClose } },
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('Mål vises her innen et par minutter.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  name: 'Ingenting å si',
  args: { view: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
