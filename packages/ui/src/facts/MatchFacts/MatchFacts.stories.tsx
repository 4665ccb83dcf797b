import { withinPitch } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { manyPasses, noFacts, storyFactsView, storyStatistics } from '../../stories/facts.ts';
import { theme } from '../../theme/theme.ts';
import type { FactsLook } from '../FactsView.ts';
import { MatchFacts } from './MatchFacts.tsx';

/** As wide as the tab of an opened match. */
const Tab = styled.div`
  padding: ${theme.space[5]} ${theme.space.gutter};
`;

const meta = {
  title: 'Kamp/Kampfakta',
  component: MatchFacts,
  parameters: { layout: 'fullscreen' },
  args: { view: storyFactsView, first: { side: 'away' } },
  decorators: [
    (Story) => (
      <Tab>
        <Story />
      </Tab>
    ),
  ],
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

export const Compared: Story = {
  name: 'Begge lag sammenlignet',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'På mål Brasil 2 Norge 5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Avslutninger / })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Vunne dueller / }));
    await expect(canvas.getByRole('tab', { name: 'Dueller' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('radio', { name: /^Vunnet/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Avslutninger / })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Counted: Story = {
  name: 'Med statistikk',
  args: { view: { ...storyFactsView, statistics: { ...storyStatistics, clock: null } } },
  play: ({ canvas }) => expect(canvas.getByText('Skudd på mål: Brasil 2, Norge 5')).toBeInTheDocument(),
};

export const Picked: Story = {
  name: 'En avslutning valgt',
  args: { view: { ...storyFactsView, inReport: (_, mark) => (mark.look === 'goal' ? fn() : null) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mål 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bla gjennom' }));
    const card = canvas.getByRole('region', { name: 'Valgt hendelse' });
    await expect(card).toHaveTextContent('79′ Erling Haaland');
    await expect(card).toHaveTextContent('Mål · 0,44 xG');
    await expect(canvas.getByRole('button', { name: 'Vis i referatet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Neste hendelse' }));
    await expect(card).toHaveTextContent('90′ Erling Haaland');
    await expect(card).toHaveTextContent('2 av 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Neste hendelse' }));
    await expect(card).toHaveTextContent('1 av 2');
  },
};

export const PickedByKeyboard: Story = {
  name: 'Valgt med tastaturet',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2D' }));
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'Hendelser i bildet' })).toHaveFocus();
    const card = canvas.getByRole('region', { name: 'Valgt hendelse' });
    await expect(card).toHaveTextContent('8′ Antonio Nusa');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByRole('option')).toHaveTextContent('17′, Erling Haaland, Reddet, 0,31 xG');
    await expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '2');
    await expect(card).toHaveTextContent('2 av 10');
    await userEvent.keyboard('{PageDown}{PageUp}{End}');
    await expect(card).toHaveTextContent('90′ Erling Haaland');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: 'Valgt hendelse' })).toBeNull();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Neste hendelse' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk hendelsen' }));
    await expect(canvas.getByRole('button', { name: 'Bla gjennom' })).toHaveFocus();
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
    await expect(canvas.getByRole('region', { name: 'Valgt hendelse' })).toHaveTextContent('79′ Erling Haaland');
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
    await waitFor(() => expect(slider).toHaveValue('95'));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('img')).not.toHaveAccessibleName(few ?? '');
  },
};

export const Heat: Story = {
  name: 'Pasninger som varmekart',
  args: { first: { side: 'away', topic: 'passes', drawing: 'heat' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Jo lysere, desto flere hendelser. Jevnet ut over 4 meter.')).toBeVisible();
    await expect(canvasElement.querySelector('image')).toHaveAttribute('href', expect.stringMatching(/^data:image/));
  },
};

export const Network: Story = {
  name: 'Pasningsnett',
  args: { first: { side: 'away', topic: 'passes', drawing: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ødegaard')).toBeInTheDocument();
    const names = [...(canvas.getByText('Ødegaard').parentElement?.children ?? [])].map(({ tagName }) => tagName);
    await expect(names.lastIndexOf('circle')).toBeLessThan(names.indexOf('text'));
    await expect(canvas.getByText(/Stor sirkel: mye involvert/)).toBeVisible();
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
    await expect(canvas.getByRole('row', { name: '79′ Erling Haaland Mål 9 m 0,44' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Pasninger' }));
    const passes = canvas.getByRole('table');
    await expect(passes.querySelectorAll('tbody tr')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Vis flere' }));
    await expect(passes.querySelectorAll('tbody tr')).toHaveLength(100);
  },
};

export const Empty: Story = {
  name: 'Ingen hendelser',
  args: { view: { ...storyFactsView, measured: true, events: { home: noFacts, away: noFacts } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Eksempeldata')).toBeNull();
    await expect(canvas.getByText('Ekte hendelsesdata')).toBeVisible();
    await expect(canvas.getByText('Ingenting å vise her.')).toBeVisible();
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
    await expect(canvas.getByText('40 hendelser er utelatt fordi de mangler posisjon på banen.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Norge: 19\D?960 pasninger/ })).toBeVisible();
  },
};

/** The scene is a file of its own, which is large. */
const fetching = { timeout: 20_000 };

export const InThreeDimensions: Story = {
  name: 'I tre dimensjoner',
  args: { view: { ...storyFactsView, look: '3d' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scene = await canvas.findByRole('application', undefined, fetching);
    await expect(scene).toHaveAccessibleName(/^Norge: 10 avslutninger.*Piltastene dreier/);
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
    await userEvent.click(scene);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}+-3');
    await expect(canvas.getByRole('radio', { name: 'Ovenfra' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Bla gjennom' }));
    await expect(canvas.getByRole('region', { name: 'Valgt hendelse' })).toHaveTextContent('8′ Antonio Nusa');
  },
};

const unavailable = 'WebGL er ikke tilgjengelig på denne enheten.';

export const ContextLost: Story = {
  name: 'WebGL forsvinner og kommer tilbake',
  args: { view: { ...storyFactsView, look: '3d' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application', undefined, fetching);
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
    const context = canvasElement.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    context?.loseContext();
    await expect(await canvas.findByText(unavailable)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Norge: 10 avslutninger/ })).toBeVisible();
    context?.restoreContext();
    await waitFor(() => expect(canvas.queryByText(unavailable)).toBeNull());
    await expect(canvas.getByRole('application')).toBeVisible();
  },
};

export const WithoutWebGL: Story = {
  name: 'Uten WebGL',
  args: { view: { ...storyFactsView, look: '3d' } },
  beforeEach: () => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = real;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(unavailable)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Norge: 10 avslutninger/ })).toBeVisible();
  },
};
