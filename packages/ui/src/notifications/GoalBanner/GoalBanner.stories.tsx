import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { goalCard, longGoalCard, namelessGoalCard } from '../../stories/notifications.ts';
import { GoalBanner } from './GoalBanner.tsx';
import type { BannerGoalView } from './GoalBannerView.ts';

const goal: BannerGoalView = { ...goalCard, id: 'e1', isFantasy: false, isSpoken: true, onClose: fn() };

const meta = {
  title: 'Varsler/Målbanner',
  component: GoalBanner,
  parameters: { layout: 'fullscreen' },
  args: { view: goal },
} satisfies Meta<typeof GoalBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Matches the text of the whole line, because the score is a separate element in it. */
const saying = (line: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === line && element.closest('[role="status"]') === null;

export const Goal: Story = {
  name: 'Mål',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(saying('Brasil 0–2 Norge'))).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Erling Haaland 90′')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Mål! Brasil 0–2 Norge, Erling Haaland, 90. minutt');
    const button = canvas.getByRole('button', { name: 'Lukk' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(goal.onClose).toHaveBeenCalledOnce();
  },
};

export const Fantasy: Story = {
  name: 'Mål av en fantasy-spiller',
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...goal, isFantasy: true, isSpoken: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Fantasy')).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const WithoutScorer: Story = {
  name: 'Uten målscorer',
  args: { view: { ...goal, scorer: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('90′')).toBeVisible());
  },
};

/** The scorer becomes known while the banner is up. */
function NamedLater() {
  const [scorer, setScorer] = useState<string | null>(null);
  return (
    <>
      <GoalBanner view={{ ...goal, scorer }} />
      <Button onClick={() => setScorer('Erling Haaland')}>Navngi</Button>
    </>
  );
}

export const ScorerNamedLater: Story = {
  name: 'Målscorer som blir kjent etter hvert',
  render: () => <NamedLater />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('90′')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Navngi' }));
    await waitFor(() => expect(canvas.getByText('Erling Haaland 90′')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Mål! Brasil 0–2 Norge, 90\. minutt$/);
  },
};

export const ScoreAlone: Story = {
  name: 'Bare stillingen',
  args: { view: { ...goal, ...namelessGoalCard } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(saying('Home 1–0 Away'))).toBeVisible());
    await expect(canvas.queryByText(/′/)).toBeNull();
  },
};

export const LongNames: Story = {
  name: 'Lange navn på telefon',
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...goal, ...longGoalCard } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lukk' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The width at which the line would break after «5–». */
export const ScoreInOnePiece: Story = {
  name: 'En stilling brytes ikke',
  args: { view: { ...goal, match: null, homeTeam: 'Borussia Mönchengladbach', awayTeam: 'Wolverhampton Wanderers' } },
  play: async ({ canvas, canvasElement }) => {
    const score = await canvas.findByText('0–2');
    for (let width = 300; width <= 400; width += 4) {
      canvasElement.style.width = `${width}px`;
      await expect(score.getClientRects()).toHaveLength(1);
    }
    canvasElement.style.width = '';
  },
};

/** The banner stays until the user closes it. */
function Closed() {
  const [isUp, setUp] = useState(true);
  return (
    <>
      <Button>Før</Button>
      <GoalBanner view={isUp ? { ...goal, onClose: () => setUp(false) } : { status: 'none' }} />
    </>
  );
}

export const ClosedByKeyboard: Story = {
  name: 'Lukket med tastaturet',
  render: () => <Closed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lukk' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Lukk' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Før' })).toHaveFocus();
  },
};

export const None: Story = {
  name: 'Ingen mål',
  args: { view: { status: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
