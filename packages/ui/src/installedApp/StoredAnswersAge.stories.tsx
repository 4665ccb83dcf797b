import type { Meta, StoryObj } from '@storybook/react-vite';
import { epochMs, instantAt } from '@tribunen/domain';
import { expect } from 'storybook/test';
import { storyTime } from '../stories/matches.ts';
import { StoredAnswersAge } from './StoredAnswersAge.tsx';

const restoredAt = storyTime('14:32');
const hourMs = 3_600_000;

const meta = {
  title: 'Skall/Alderen på lagrede data',
  component: StoredAnswersAge,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: { view: { online: false, restoredAt, now: instantAt(epochMs(restoredAt) + 3 * hourMs) } },
} satisfies Meta<typeof StoredAnswersAge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  name: 'Frakoblet',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frakoblet – sist oppdatert 14:32')).toBeVisible();
    await expect(document.querySelector('[data-outdated]')).toBeVisible();
  },
};

export const OfflineSinceAnotherDay: Story = {
  name: 'Frakoblet siden en annen dag',
  args: { view: { online: false, restoredAt, now: instantAt(epochMs(restoredAt) + 50 * hourMs) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Frakoblet – sist oppdatert .+ 14:32$/)).toBeVisible();
  },
};

export const WithoutAnswer: Story = {
  name: 'Tilkoblet, uten svar',
  args: { view: { online: true, restoredAt, now: instantAt(epochMs(restoredAt) + 3 * hourMs) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oppdatert for 3 t siden')).toBeVisible();
  },
};
