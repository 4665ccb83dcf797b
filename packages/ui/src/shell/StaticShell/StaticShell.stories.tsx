import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StaticShell } from './StaticShell.tsx';

const meta = {
  title: 'Skall/Før noe er lastet',
  component: StaticShell,
  parameters: { layout: 'fullscreen' },
  args: { screen: 'results', tabHref: (tab) => `#/${tab}`, demo: false },
} satisfies Meta<typeof StaticShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'Før noe er lastet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Resultater' })).toBeVisible();
  },
};

export const Match: Story = {
  name: 'Før en kamp er lastet',
  args: { screen: 'match' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster kampdetaljer...')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tilbake' })).toHaveAttribute('href', '#/results');
  },
};

export const Blank: Story = {
  name: 'Før en annen skjerm er lastet',
  args: { screen: 'blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Resultater' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Demo: Story = { name: 'Før demoen er lastet', args: { demo: true } };
