import type { Meta, StoryObj } from '@storybook/react-vite';
import { momentumMinutes } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { storyEvents } from '../../../stories/lineUps.ts';
import { goalForNorway, longNames } from '../../../stories/matches.ts';
import { barUnits } from './MomentumBars.tsx';
import { MomentumPanel } from './MomentumPanel.tsx';
import type { MomentumView } from './MomentumView.ts';

const onChoose = fn();
const ready: Extract<MomentumView, { status: 'ready' }> = {
  status: 'ready',
  match: goalForNorway,
  minutes: momentumMinutes(storyEvents, 90),
  chosen: null,
  onChoose,
};

/** The panel beside a store of the minute. */
function Chosen({ view }: { readonly view: MomentumView }) {
  const [chosen, setChosen] = useState<number | null>(view.status === 'ready' ? view.chosen : null);
  if (view.status === 'empty') return <MomentumPanel view={view} />;
  return <MomentumPanel view={{ ...view, chosen, onChoose: setChosen }} />;
}

const meta = {
  title: 'Kamp/Momentum',
  component: MomentumPanel,
  args: { view: ready },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(640px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MomentumPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Diagrammet og tabellen er like',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis som tabell' }));
    const table = within(canvas.getByRole('table', { name: 'Momentum' }));
    const received = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent));
    const teams: Readonly<Record<string, string>> = { none: 'jevnt', home: 'Brasil', away: 'Norge' };
    const drawn = [...canvasElement.querySelectorAll<SVGRectElement>('rect[data-minute]')].map((bar) => {
      const [y, height] = [bar.y.baseVal.value, bar.height.baseVal.value];
      // Up from the line is home, down is away.
      const side = height === 0 ? 'none' : y + height === barUnits.side ? 'home' : 'away';
      return [bar.dataset['minute'], teams[side], `${height}\u00A0%`];
    });
    await expect(drawn).toHaveLength(90);
    await expect(received).toEqual(drawn);
    const marked = [...canvasElement.querySelectorAll('[data-event]')];
    await expect(marked).toHaveLength(8);
    await expect(table.getAllByText('Mål for Norge: Henrik Østgård')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-live-edge]')).not.toBeNull();
    await expect(canvas.getByText('Pause')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Minutt for minutt med tastene',
  render: ({ view }) => <Chosen view={view} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Momentum, minutt for minutt' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuenow', '90');
    const sentence = () => slider.getAttribute('aria-valuetext');
    await userEvent.keyboard('{Home}');
    await expect(sentence()).toBe('1. minutt: jevnt');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    for (let minute = 2; minute <= 23; minute += 1) await userEvent.keyboard('{ArrowRight}');
    await expect(sentence()).toBe('23. minutt: Brasil har momentum, 76\u00A0%. Mål for Brasil: Tales Brandão.');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '90');
  },
};

export const AtAMinute: Story = { name: 'På et valgt minutt', args: { view: { ...ready, chosen: 60 } } };

export const FirstHalf: Story = {
  name: 'Midt i første omgang',
  args: { view: { ...ready, minutes: momentumMinutes(storyEvents, 31) } },
};

export const ExtraTime: Story = {
  name: 'Minutt 130, lange navn',
  args: { view: { ...ready, match: longNames, minutes: momentumMinutes(storyEvents, 130) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '130');
    await expect(canvasElement.querySelectorAll('[data-half-time]')).toHaveLength(3);
  },
};

export const Empty: Story = {
  name: 'Ingen hendelser',
  args: { view: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Momentum vises når det har vært mål eller kort.')).toBeVisible();
  },
};
