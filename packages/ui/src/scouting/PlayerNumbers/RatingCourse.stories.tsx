import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyPlayerView } from '../../stories/scouting.ts';
import { RatingCourse } from './RatingCourse.tsx';

const meta = {
  title: 'Spillere/Fra kamp til kamp',
  component: RatingCourse,
  args: { view: storyPlayerView.course },
} satisfies Meta<typeof RatingCourse>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Fire kamper',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('img', { name: 'Samlet vurdering i de siste 4 kampene' })).toBeVisible();
  },
};

export const One: Story = {
  name: 'Én kamp',
  args: {
    view: {
      status: 'ready',
      matches: storyPlayerView.course.status === 'ready' ? storyPlayerView.course.matches.slice(0, 1) : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Empty: Story = {
  name: 'Ingen kamper',
  args: { view: { status: 'ready', matches: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen har vurdert spilleren etter en kamp ennå')).toBeVisible();
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
