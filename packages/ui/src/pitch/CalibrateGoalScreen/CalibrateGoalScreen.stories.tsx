import { goalCorners, goalHomographyOf, pixelPoint, projectPoint, stadiumViews } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyPicture } from '../../stories/calibration.ts';
import { CalibrateGoalScreen } from './CalibrateGoalScreen.tsx';
import type { CalibrateGoalView } from './CalibrateGoalView.ts';

const onReset = fn();
const onCopy = fn();
const corners = goalCorners.map(({ world }) => {
  const { x, y } = projectPoint(stadiumViews.goal, world);
  return pixelPoint(Math.round(x), Math.round(y));
});
const frame = {
  picture: storyPicture,
  clicks: [],
  selected: null,
  onSelect: fn(),
  onAdd: fn(),
  onMove: fn(),
  onDelete: fn(),
  onReset,
  onPicture: fn(),
  onPaste: fn(),
  isCopied: false,
  onCopy,
  problem: null,
  hrefs: { pitch: '#/calibrate', goal: '#/calibrate-goal' },
} as const;

function solved(): CalibrateGoalView {
  const homography = goalHomographyOf(corners);
  if (homography === null) throw new Error('The corners fix no matrix');
  return { ...frame, clicks: corners, status: 'solved', homography };
}

const meta = {
  title: 'Verktøy/Kalibrering av målet',
  component: CalibrateGoalScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { ...frame, status: 'clicking' } },
} satisfies Meta<typeof CalibrateGoalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Clicking: Story = {
  name: 'Uten hjørner',
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Kalibrering av målet');
    await expect(canvas.getByText('Trykk på hjørne 1 av 4: Nederst til venstre')).toBeVisible();
    const tools = canvas.getByRole('navigation', { name: 'Kalibrering' });
    await expect(within(tools).getByRole('link', { name: 'Banen' })).toHaveAttribute('href', '#/calibrate');
    const listed = canvas.getAllByRole('listitem').filter((item) => !tools.contains(item));
    await expect(listed.map(({ textContent }) => textContent)).toEqual([
      '1. Nederst til venstre',
      '2. Nederst til høyre',
      '3. Øverst til venstre',
      '4. Øverst til høyre',
    ]);
  },
};

export const TwoCorners: Story = {
  name: 'To hjørner',
  args: { view: { ...frame, status: 'clicking', clicks: corners.slice(0, 2) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Trykk på hjørne 3 av 4: Øverst til venstre')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(onReset).toHaveBeenCalledOnce();
  },
};

export const Solved: Story = {
  name: 'Med matrise',
  args: { view: solved() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Alle fire hjørnene er markert.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopier' }));
    const [text] = onCopy.mock.calls[0] ?? [];
    await expect(JSON.parse(String(text))).toHaveLength(3);
  },
};

export const Unsolvable: Story = {
  name: 'På én linje',
  args: {
    view: {
      ...frame,
      status: 'unsolvable',
      clicks: [pixelPoint(10, 10), pixelPoint(20, 20), pixelPoint(30, 30), pixelPoint(40, 40)],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Punktene gir ingen matrise/)).toBeVisible();
  },
};
