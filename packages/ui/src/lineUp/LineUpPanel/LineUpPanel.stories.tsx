import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { LineUp } from '@tribunen/domain';
import { expect, within } from 'storybook/test';
import { noLineUp, storyEvents, storyLineUp } from '../../stories/lineUps.ts';
import { goalForNorway } from '../../stories/matches.ts';
import { LineUpPanel } from './LineUpPanel.tsx';
import type { LineUpView } from './LineUpView.ts';

const lineUps = { home: storyLineUp('home', '4-2-3-1'), away: storyLineUp('away', '4-3-3') };
const view: LineUpView = { match: goalForNorway, lineUps, events: storyEvents, minute: null };

const meta = {
  title: 'Kamp/Lagoppstilling',
  component: LineUpPanel,
  args: { view },
} satisfies Meta<typeof LineUpPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofWidth =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width, margin: 'auto' }}>
      <Story />
    </div>
  );
const phone = ofWidth(358);
const narrowest = ofWidth(288);
const desktop = ofWidth(1296);

/** The names on the pitch that overlap another name. */
function overlapping(canvasElement: HTMLElement): string[] {
  const boxes = [...canvasElement.querySelectorAll('[data-name]')]
    .map((name) => ({ name: name.textContent, box: name.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return boxes.flatMap(({ name, box }, n) =>
    boxes
      .slice(n + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      )
      .map((other) => `${name} ${other.name}`),
  );
}

export const OneSide: Story = {
  name: 'Ett lag om gangen',
  decorators: [phone],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Startoppstilling' })).toBeVisible();
    const home = within(canvas.getByRole('list', { name: 'Startoppstilling, Brasil' }));
    await expect(home.getAllByRole('listitem')).toHaveLength(11);
    await expect(canvas.getAllByText('4-2-3-1', { exact: false })[0]).toBeVisible();
    await expect(overlapping(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Norge' }));
    const away = within(canvas.getByRole('list', { name: 'Startoppstilling, Norge' }));
    await expect(away.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '1 Odin Kvam',
      '2 Åsmund Rød, gult kort',
      '3 Jens Strand Hovland, kaptein',
      '4 Mats Lie',
      '5 Emil Dale',
      '6 Nikolai Ravn',
      '7 Sander Schjelderup, ut i 60. minutt',
      '8 Iver Moe',
      '9 Tobias Eng, ut i 90. minutt pluss 1',
      '10 Henrik Østgård, 2 mål',
      '11 Elias Vik',
    ]);
    const bench = within(canvas.getByRole('list', { name: 'Innbyttere, Norge' }));
    await expect(bench.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '15 Aksel Nes, inn i 60. minutt',
      '16 Jon Skar, inn i 90. minutt pluss 1',
      '17 Ola Brekke',
    ]);
    await expect(bench.getByText('60′')).toBeVisible();
    await expect(overlapping(canvasElement)).toEqual([]);
  },
};

export const BothSides: Story = {
  name: 'Begge lag på én bane',
  decorators: [desktop],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Startoppstilling, Brasil' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Startoppstilling, Norge' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('3 Enzo Furtado, kaptein, 1 selvmål')).toBeInTheDocument();
    await expect(canvas.getByText('5 Luan Teles, to gule kort, utvist')).toBeInTheDocument();
    await expect(overlapping(canvasElement)).toEqual([]);
  },
};

export const AtAMinute: Story = {
  name: 'På et valgt minutt',
  decorators: [phone],
  args: { view: { ...view, minute: 84, events: storyEvents.filter(({ minute }) => minute <= 84) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'På banen i 84. minutt' })).toBeVisible();
    const field = within(canvas.getByRole('list', { name: 'På banen i 84. minutt, Brasil' }));
    await expect(field.getAllByRole('listitem')).toHaveLength(9);
    await expect(field.getByText('15 Breno Lins, inn i 71. minutt')).toBeInTheDocument();
    const bench = within(canvas.getByRole('list', { name: 'Innbyttere, Brasil' }));
    await expect(bench.getByText('11 Zeca, ut i 71. minutt')).toBeInTheDocument();
  },
};

export const OneSideNotReady: Story = {
  name: 'Oppstilling ikke klar',
  decorators: [phone],
  args: { view: { ...view, lineUps: { home: noLineUp, away: lineUps.away } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oppstilling ikke klar')).toBeVisible();
  },
};

export const NotReadyBesideReady: Story = {
  name: 'Bare ett av lagene er klart',
  decorators: [desktop],
  args: { view: { ...view, lineUps: { home: lineUps.home, away: noLineUp } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oppstilling ikke klar')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Startoppstilling, Brasil' })).toBeVisible();
  },
};

const long = 'Hans Konstantin Bartholomeus von Wessel-Hagerup til Øvre Foss';
const hard: LineUp = {
  formation: '4-4-3',
  lineup: storyLineUp('home', '4-4-3', 12).lineup.map((player, n) => ({ ...player, name: `${long} ${n}` })),
  bench: [],
};

export const TooMany: Story = {
  name: 'Tolv spillere, lange navn, smal skjerm',
  decorators: [narrowest],
  args: { view: { ...view, events: [], lineUps: { home: hard, away: noLineUp } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(overlapping(canvasElement)).toEqual([]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const crowded: LineUp = {
  formation: null,
  lineup: storyLineUp('home', null).lineup.map((player, n) => ({ ...player, x: 0.5, y: n < 4 ? 0.5 : 0.55 })),
  bench: [],
};

export const Crowded: Story = {
  name: 'Koordinater på samme sted, smal skjerm',
  decorators: [narrowest],
  args: { view: { ...view, lineUps: { home: crowded, away: lineUps.away } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await expect(overlapping(canvasElement)).toEqual([]);
  },
};

const keepers = storyLineUp('home', null, 3).lineup.map((player) => ({
  ...player,
  position: 'Goalkeeper',
  slotIndex: null,
}));

export const ThreePlayers: Story = {
  name: 'Tre spillere, alle keepere',
  decorators: [phone],
  args: { view: { ...view, lineUps: { home: { ...noLineUp, lineup: keepers }, away: lineUps.away } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(overlapping(canvasElement)).toEqual([]);
  },
};
