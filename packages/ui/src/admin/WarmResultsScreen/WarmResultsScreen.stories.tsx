import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTime } from '../../stories/matches.ts';
import { WarmResultsScreen } from './WarmResultsScreen.tsx';

const onRun = fn();

const meta = {
  title: 'Verktøy/Warm Results Cache',
  component: WarmResultsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'none', onRun }, budgets: { status: 'ready', budgets: [], now: storyTime('19:05') } },
} satisfies Meta<typeof WarmResultsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {
  name: 'Ingen kjøring',
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Warm Results Cache');
    await expect(canvas.getByText('Ingen kjøring ennå')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kjør aggregator nå' }));
    await expect(onRun).toHaveBeenCalledOnce();
  },
};

export const Running: Story = {
  name: 'Kjører',
  args: { view: { status: 'running' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kjører...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Answered: Story = {
  name: 'Med svar',
  args: {
    view: { status: 'answered', onRun, answer: { success: true, warmed: [{ date: '2026-11-22', matches: 12 }] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Svar' })).toHaveTextContent('"matches": 12');
  },
};

export const Failed: Story = {
  name: 'Feilet',
  args: { view: { status: 'failed', onRun, message: 'This is for administrators' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kjøringen feilet: This is for administrators')).toBeVisible();
  },
};
