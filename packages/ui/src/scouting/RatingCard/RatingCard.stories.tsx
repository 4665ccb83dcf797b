import type { Meta, StoryObj } from '@storybook/react-vite';
import { openDraft, rateCategory, unrated } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, fireEvent } from 'storybook/test';
import { openCard, storyPlayerView } from '../../stories/scouting.ts';
import { RatingCard } from './RatingCard.tsx';

const meta = {
  title: 'Spillere/Vurdering',
  component: RatingCard,
  args: { player: 'Erlend Hauge', average: storyPlayerView.average, view: openCard },
} satisfies Meta<typeof RatingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const onRetry = fn<() => void>();
const { onRate } = openCard;

export const Open: Story = {
  name: 'Åpen',
  play: async ({ args, canvas, userEvent }) => {
    const mental = canvas.getByRole('slider', { name: 'Mentalt' });
    await expect(mental).toHaveAttribute('aria-valuetext', 'ikke vurdert');
    await expect(mental.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('128 vurderinger').closest('p')).toHaveTextContent(/^Alle/);
    const overall = canvas.getByRole('slider', { name: 'Samlet' });
    await expect(overall).toHaveAttribute('aria-valuenow', '4.5');
    await expect(overall).toHaveAttribute('aria-valuetext', '4,5 av 5 stjerner');
    overall.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onRate).toHaveBeenLastCalledWith('overall', 5);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onRate).toHaveBeenLastCalledWith('overall', 4);
    await userEvent.keyboard('2');
    await expect(onRate).toHaveBeenLastCalledWith('overall', 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    if (args.view.status === 'open' && args.view.save.status === 'ready') {
      await expect(args.view.save.onSave).toHaveBeenCalledOnce();
    }
  },
};

/** Keeps the stars, as the app does. */
function Held() {
  const [draft, setDraft] = useState(() => openDraft(unrated));
  return (
    <RatingCard
      player="Erlend Hauge"
      average={storyPlayerView.average}
      view={{
        ...openCard,
        rating: draft.rating,
        isOverallSuggested: draft.overall === 'suggested',
        onRate: (category, stars) => setDraft(rateCategory(draft, category, stars)),
      }}
    />
  );
}

export const Pointed: Story = {
  name: 'Halve stjerner med pekeren',
  render: () => <Held />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('slider', { name: 'Teknisk' });
    const { left, top, width } = row.getBoundingClientRect();
    const at = (share: number, pointerType: string) => ({
      pointerId: 1,
      pointerType,
      button: 0,
      clientX: left + width * share,
      clientY: top + 10,
    });
    const press = async (share: number) => {
      await fireEvent.pointerDown(row, at(share, 'mouse'));
      await fireEvent.pointerUp(row, at(share, 'mouse'));
    };
    await press(0.65);
    await expect(row).toHaveAttribute('aria-valuenow', '3.5');
    await press(0.75);
    await expect(row).toHaveAttribute('aria-valuenow', '4');
    // A press beyond an edge sets the first half star, or all five.
    await press(-0.5);
    await expect(row).toHaveAttribute('aria-valuenow', '0.5');
    await press(1.5);
    await expect(row).toHaveAttribute('aria-valuenow', '5');

    // A finger that scrolls past sets nothing; a finger that moves sideways sets the stars.
    await fireEvent.pointerDown(row, at(0.2, 'touch'));
    await fireEvent.pointerCancel(row, at(0.2, 'touch'));
    await expect(row).toHaveAttribute('aria-valuenow', '5');
    await fireEvent.pointerDown(row, at(0.2, 'touch'));
    await fireEvent.pointerMove(row, at(0.5, 'touch'));
    await fireEvent.pointerUp(row, at(0.5, 'touch'));
    await expect(row).toHaveAttribute('aria-valuenow', '2.5');

    await expect(canvas.getByText('Forslag')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Samlet' })).toHaveAttribute(
      'aria-valuetext',
      '2,5 av 5 stjerner, forslag',
    );
  },
};

export const NothingToSave: Story = {
  name: 'Ingenting å lagre',
  args: {
    average: { status: 'ready', average: null },
    view: { ...openCard, rating: unrated, save: { status: 'nothing' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Forkast' })).toBeNull();
    await expect(canvas.getByText('0 vurderinger')).toBeInTheDocument();
  },
};

export const Saving: Story = {
  name: 'Lagrer',
  args: { view: { ...openCard, save: { status: 'busy' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lagrer...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Waiting: Story = {
  name: 'Venter på nett',
  args: { view: { ...openCard, save: { status: 'waiting' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sendes når du er tilkoblet igjen.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Closed: Story = {
  name: 'Stengt',
  args: {
    average: { status: 'ready', average: { average: 4, count: 1 } },
    view: { status: 'closed', rating: openCard.rating, isTooLate: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stengt')).toBeVisible();
    await expect(canvas.getByText('1 vurdering')).toBeInTheDocument();
    await expect(canvas.getByRole('slider', { name: 'Samlet' })).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TooLate: Story = {
  name: 'Stengte mens man vurderte',
  args: { view: { status: 'closed', rating: openCard.rating, isTooLate: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fristen gikk ut før du lagret.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { average: { status: 'loading' }, view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster vurderinger…');
  },
};

export const Error: Story = {
  name: 'Feil',
  args: { average: { status: 'error' }, view: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
