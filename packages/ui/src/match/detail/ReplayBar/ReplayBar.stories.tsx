import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplayBar, type ReplayView } from './ReplayBar.tsx';

const onStart = fn();
const playing = {
  status: 'playing',
  speed: '20',
  minute: 67,
  goal: { home: 2, away: 1 },
  pausesAtGoals: false,
  onSpeed: fn(),
  onPausesAtGoals: fn(),
  onToggle: fn(),
  onEnd: fn(),
} as const satisfies ReplayView;

const meta = {
  title: 'Kamp/Avspilling',
  component: ReplayBar,
  args: { view: { status: 'idle', onStart } },
} satisfies Meta<typeof ReplayBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: 'Før avspillingen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se kampen på fem minutter' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
};

export const Playing: Story = {
  name: 'Et mål i avspillingen',
  args: { view: playing },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('67. minutt. Mål. 2–1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(playing.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: '×60' }));
    await expect(playing.onSpeed).toHaveBeenCalledWith('60');
    await userEvent.click(canvas.getByRole('switch', { name: 'Pause ved mål' }));
    await expect(playing.onPausesAtGoals).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Avslutt' }));
    await expect(playing.onEnd).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  name: 'På pause mellom målene',
  args: { view: { ...playing, status: 'paused', minute: 61, goal: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spill av' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const PausedAtGoal: Story = {
  name: 'På pause ved et mål',
  args: { view: { ...playing, status: 'paused', pausesAtGoals: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spill av' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Pause ved mål' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('67. minutt. Mål. 2–1.');
  },
};
