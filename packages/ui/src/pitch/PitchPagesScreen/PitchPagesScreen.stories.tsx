import { samplePitchEvents } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyPicture } from '../../stories/calibration.ts';
import { PitchLoading, PitchPagesScreen } from './PitchPagesScreen.tsx';
import type { PitchPageView } from './PitchPageView.ts';

const onBackground = fn();
const view: PitchPageView = {
  page: 'pitch',
  background: 'drawn',
  onBackground,
  pictureSrc: storyPicture.src,
  events: samplePitchEvents(7).home,
  openMatchHref: '#/match/2499719',
  hrefs: { pitch: '#/pitch', balls: '#/pitch-balls', shots: '#/pitch-shots' },
};

const meta = {
  title: 'Verktøy/Banevisninger',
  component: PitchPagesScreen,
  parameters: { layout: 'fullscreen' },
  args: { view },
} satisfies Meta<typeof PitchPagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pitch: Story = {
  name: 'Bane',
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('img', { name: 'Banen sett fra tribunen' });
    const { width, height } = drawing.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1280 / (0.7 * 720), 1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Bilde (debug)' }));
    await expect(onBackground).toHaveBeenCalledWith('picture');
    await expect(canvas.getByRole('link', { name: /^Ekte hendelsesdata/ })).toHaveAttribute('href', '#/match/2499719');
    await expect(canvas.getByText(/CC BY 4\.0/)).toBeVisible();
  },
};

export const Balls: Story = {
  name: 'Baller',
  args: { view: { ...view, page: 'balls' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Eksempeldata')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-ball]').length).toBeGreaterThan(10);
  },
};

export const Shots: Story = {
  name: 'Avslutninger',
  args: { view: { ...view, page: 'shots' } },
  play: async ({ canvas, canvasElement }) => {
    const legend = await canvas.findByText('Blokkert');
    await expect(legend).toBeVisible();
    const drawing = canvas.getByRole('img').getBoundingClientRect();
    await expect(legend.getBoundingClientRect().top).toBeGreaterThanOrEqual(drawing.bottom);
    await expect(canvasElement.querySelectorAll('[data-shot]').length).toBeGreaterThan(5);
  },
};

export const ShotsOnAPhone: Story = {
  name: 'Avslutninger på en telefon: merker på minst 9 px',
  args: { view: { ...view, page: 'shots' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Blokkert');
    const signs = [...canvasElement.querySelectorAll('[data-shot] > g > *')];
    const sides = signs.map((sign) => sign.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height));
    await expect(Math.min(...sides)).toBeGreaterThanOrEqual(9);
    await expect(canvas.getByRole('link', { name: 'Avslutninger' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Baller' })).toHaveAttribute('href', '#/pitch-balls');
  },
};

export const Debug: Story = {
  name: 'Med bilde (debug)',
  args: { view: { ...view, page: 'balls', background: 'picture' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Eksempeldata');
    await expect(canvasElement.querySelector('image')).toHaveAttribute('href', storyPicture.src);
  },
};

export const Loading: Story = {
  name: 'Laster',
  render: () => <PitchLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster pitch-visning...');
  },
};
