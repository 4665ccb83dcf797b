import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProviderBudget } from '@tribunen/domain';
import { expect, fn } from 'storybook/test';
import { storyTime } from '../../stories/matches.ts';
import { ProviderBudgets } from './ProviderBudgets.tsx';

const onRetry = fn();
const now = storyTime('19:05');
const norway: ProviderBudget = {
  provider: 'API-Football',
  usedToday: 37,
  leftToday: 63,
  pauseMs: 122_000,
  answeredAt: storyTime('19:04'),
  blockedUntil: null,
  fault: null,
};
const abroad: ProviderBudget = {
  provider: 'OpenLigaDB',
  usedToday: 1204,
  leftToday: null,
  pauseMs: null,
  answeredAt: null,
  blockedUntil: storyTime('20:00'),
  fault: '503 Service Unavailable',
};

const meta = {
  title: 'Verktøy/Budsjett for fotballdata',
  component: ProviderBudgets,
  args: { view: { status: 'ready', budgets: [norway, abroad], now } },
} satisfies Meta<typeof ProviderBudgets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'To leverandører',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('37 brukt, 63 igjen')).toBeVisible();
    await expect(canvas.getByText('I snitt 61 s, på det meste 122 s')).toBeVisible();
    await expect(canvas.getByText('For 1 minutt siden')).toBeVisible();
    await expect(canvas.getByText(/^1\s204 brukt$/)).toBeVisible();
    await expect(canvas.getByText('Til 20:00')).toBeVisible();
    await expect(canvas.getByText('503 Service Unavailable')).toBeVisible();
  },
};

export const None: Story = {
  name: 'Ingen leverandør',
  args: { view: { status: 'ready', budgets: [], now } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen data er hentet ennå.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Henter tallene…')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Kunne ikke hente',
  args: { view: { status: 'error', message: 'Serveren svarer ikke.', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
