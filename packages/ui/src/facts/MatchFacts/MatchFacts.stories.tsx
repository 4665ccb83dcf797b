import { withinPitch } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { manyPasses, noFacts, storyFactsView } from '../../stories/facts.ts';
import type { FactsLook } from '../FactsView.ts';
import { MatchFacts } from './MatchFacts.tsx';

const meta = {
  title: 'Kamp/Kampfakta',
  component: MatchFacts,
  parameters: { layout: 'fullscreen' },
  args: { view: storyFactsView, first: { side: 'away' } },
} satisfies Meta<typeof MatchFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shots: Story = {
  name: 'Avslutninger',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Avslutninger' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Eksempeldata')).toBeVisible();
    const summary = 'Norge: 10 avslutninger. 2 mål, 3 reddet, 3 utenfor, 2 blokkert.';
    await expect(canvas.getByRole('img', { name: summary })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Mål 2' })).not.toBeChecked();
    await expect(canvas.getByText('Norge: 1,7 xG')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Brasil' }));
    await expect(canvas.getByRole('img', { name: /^Brasil: 4 avslutninger/ })).toBeVisible();
  },
};

export const Picked: Story = {
  name: 'En avslutning valgt',
  args: { view: { ...storyFactsView, inReport: (_, mark) => (mark.look === 'goal' ? fn() : null) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mål 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vis første' }));
    const card = canvas.getByRole('region', { name: 'Valgt hendelse' });
    await expect(card).toHaveTextContent("79' Erling Haaland");
    await expect(card).toHaveTextContent('Mål · 0,44 xG');
    await expect(canvas.getByRole('button', { name: 'Vis i referat' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Neste hendelse' }));
    await expect(card).toHaveTextContent("90' Erling Haaland");
    await expect(card).toHaveTextContent('2 av 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Neste hendelse' }));
    await expect(card).toHaveTextContent('1 av 2');
  },
};

/** Presses the picture at a point, in metres from the corner where the pitch begins. */
async function press(picture: Element, x: number, y: number) {
  if (!(picture instanceof SVGSVGElement)) throw new Error('no picture');
  const screen = picture.getScreenCTM();
  if (screen === null) throw new Error('no screen');
  const point = new DOMPoint(x, y).matrixTransform(screen);
  await fireEvent.pointerUp(picture, { clientX: point.x, clientY: point.y });
}

export const PickedByPointer: Story = {
  name: 'Valgt med pekeren',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await press(picture, 34 - 2.4, 7.5);
    await expect(canvas.getByRole('region', { name: 'Valgt hendelse' })).toHaveTextContent("79' Erling Haaland");
    await press(picture, 66, 40);
    await expect(canvas.queryByRole('region', { name: 'Valgt hendelse' })).toBeNull();
  },
};

/** The minute and the view are kept by the page. */
function Held({ view, ...rest }: ComponentProps<typeof MatchFacts>) {
  const [minute, setMinute] = useState(view.minute);
  const [look, setLook] = useState<FactsLook>(view.look);
  return <MatchFacts {...rest} view={{ ...view, minute, onMinute: setMinute, look, onLook: setLook }} />;
}

export const Passes: Story = {
  name: 'Pasninger',
  args: { view: { ...storyFactsView, minute: 9 }, first: { side: 'away', topic: 'passes' } },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Minutt' });
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '95');
    const few = canvas.getByRole('img').getAttribute('aria-label');
    await expect(few).toMatch(/^Norge: \d+ pasninger.* Til og med 9. minutt.$/);
    await fireEvent.change(slider, { target: { value: '93' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '93. minutt');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(slider).toHaveValue('95'), { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('img')).not.toHaveAccessibleName(few ?? '');
  },
};

export const Heat: Story = {
  name: 'Pasninger som varmekart',
  args: { first: { side: 'away', topic: 'passes', drawing: 'heat' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Jo lysere, desto oftere. Utjevnet over 4 meter.')).toBeVisible();
    await expect(canvasElement.querySelector('image')).toHaveAttribute('href', expect.stringMatching(/^data:image/));
  },
};

export const Network: Story = {
  name: 'Pasningsnett',
  args: { first: { side: 'away', topic: 'passes', drawing: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ødegaard')).toBeInTheDocument();
    await expect(canvas.getByText(/Større sirkel er mer på ballen/)).toBeVisible();
  },
};

export const Runs: Story = {
  name: 'Løp',
  args: { first: { side: 'away', topic: 'runs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Lange, over 15 m/ }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Varmekart' })).toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Pasningsnett' })).toBeNull();
  },
};

export const Duels: Story = {
  name: 'Dueller',
  args: { first: { side: 'away', topic: 'duels' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Norge: 60 dueller. \d+ vunnet, \d+ tapt.$/ })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Table: Story = {
  name: 'Tabell',
  args: { view: { ...storyFactsView, look: 'table' }, first: { side: 'away' } },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: /^Norge: 10 avslutninger/ });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(10);
    await expect(canvas.getByRole('row', { name: "79' Erling Haaland Mål 9 m 0,44" })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Pasninger' }));
    const passes = canvas.getByRole('table');
    await expect(passes.querySelectorAll('tbody tr')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Vis flere' }));
    await expect(passes.querySelectorAll('tbody tr')).toHaveLength(100);
  },
};

export const Nothing: Story = {
  name: 'Ingen hendelser',
  args: { view: { ...storyFactsView, measured: true, events: { home: noFacts, away: noFacts } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Eksempeldata')).toBeNull();
    await expect(canvas.getByText('Ingen å vise her.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Norge: 0 avslutninger/ })).toBeVisible();
  },
};

const twentyThousand = withinPitch(manyPasses(20_000));

export const TwentyThousand: Story = {
  name: 'Tjue tusen pasninger, noen utenfor banen',
  args: {
    view: { ...storyFactsView, events: { home: noFacts, away: twentyThousand } },
    first: { side: 'away', topic: 'passes' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 hendelser er utelatt: uten brukbar plass på banen.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Norge: 19\D?960 pasninger/ })).toBeVisible();
  },
};
