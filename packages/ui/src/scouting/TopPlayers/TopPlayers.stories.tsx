import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readyScouting } from '../../stories/scouting.ts';
import { TopPlayers } from './TopPlayers.tsx';

const meta = {
  title: 'Spillere/Topp 3',
  component: TopPlayers,
  args: { team: 'Skarvik', view: readyScouting.top },
} satisfies Meta<typeof TopPlayers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Tre på pallen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Topp 3 spillere' })).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map((row) => row.innerText.replaceAll(/\s+/g, ' '));
    await expect(rows).toEqual([
      '1 Erlend Hauge Angriper · Skarvik 4,8 (128 vurderinger) 1. plass',
      '2 Johan Myhre Midtbane · Skarvik 4,6 (97 vurderinger) 2. plass',
      '3 Jon Åsheim Skarvik 4,4 (1 vurdering) 3. plass',
    ]);
  },
};

export const Empty: Story = {
  name: 'Ingen vurderinger',
  args: { view: { status: 'ready', players: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen vurderinger ennå')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster...');
  },
};

const onRetry = fn<() => void>();

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
