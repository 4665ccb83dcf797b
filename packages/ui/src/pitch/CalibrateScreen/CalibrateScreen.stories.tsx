import {
  assessCalibration,
  type CalibrationClick,
  type CalibrationMethod,
  emptyCalibrationSheet,
  type ReferencePoint,
  referencePoints,
  stepCalibration,
} from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { storyClicks, storyPicture } from '../../stories/calibration.ts';
import { CalibrateScreen } from './CalibrateScreen.tsx';
import type { CalibrateView } from './CalibrateView.ts';

const onReset = fn();
const onUndo = fn();
const onPaste = fn();
const onSave = fn();
const onLoad = fn();
const onPicture = fn();
const onCopy = fn();
const onDelete = fn();

const frame = {
  picture: storyPicture,
  chosen: referencePoints[0],
  onChoose: fn(),
  clicks: [],
  selected: null,
  onSelect: fn(),
  onAdd: fn(),
  onMove: fn(),
  onDelete,
  onReset,
  onUndo: null,
  method: 'plain',
  onMethod: fn(),
  overlay: true,
  onOverlay: fn(),
  onPicture,
  onPaste,
  onSave,
  onLoad,
  isCopied: false,
  onCopy,
  problem: null,
  hrefs: { pitch: '#/calibrate', goal: '#/calibrate-goal' },
} as const;
const empty: CalibrateView = { ...frame, status: 'too-few', missing: 4 };

/** The view of some clicks, as the app makes it. */
function viewOf(clicks: readonly CalibrationClick[], method: CalibrationMethod = 'plain'): CalibrateView {
  const assessment = assessCalibration(clicks, method);
  const known = { ...frame, clicks, method, onUndo };
  return assessment.status === 'solved'
    ? {
        ...known,
        ...assessment,
        calibration: { BASE_W: storyPicture.width, BASE_H: storyPicture.height, H_FIELD: assessment.homography },
      }
    : { ...known, ...assessment };
}

const meta = {
  title: 'Verktøy/Kalibrering av banen',
  component: CalibrateScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: empty },
} satisfies Meta<typeof CalibrateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Uten punkter',
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Kalibrering av banen');
    const points = canvas.getByRole('combobox', { name: 'Referansepunkt' });
    await expect(within(points).getAllByRole('option')).toHaveLength(10);
    await expect(points).toHaveDisplayValue('5m-LL – 5m hjørne (mållinje, venstre)');
    await expect(canvas.getByText('Mangler 4 punkter')).toBeVisible();
    await expect(canvas.queryByText('Paste this into src/config/pitchCalibration.ts:')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(onReset).toHaveBeenCalledOnce();
  },
};

export const TooFew: Story = {
  name: 'Tre punkter',
  args: { view: viewOf(storyClicks(3)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mangler 1 punkt')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^\d: 5m-/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Angre' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Slett punkt 2' }));
    await expect(onDelete).toHaveBeenCalledWith(1);
  },
};

export const Solved: Story = {
  name: 'Med matrise',
  args: { view: viewOf(storyClicks(10)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Paste this into src/config/pitchCalibration.ts:' }),
    ).toBeVisible();
    const text = canvas.getByText(/"BASE_W": 1280,/);
    await expect(Object.keys(JSON.parse(text.textContent))).toEqual(['BASE_W', 'BASE_H', 'H_FIELD']);
    await expect(canvas.getByText(/^RMS 0,\d px$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('polyline').length).toBeGreaterThan(15);
    await userEvent.click(canvas.getByRole('button', { name: 'Kopier' }));
    await expect(onCopy).toHaveBeenCalledWith(text.textContent);
  },
};

export const FourPoints: Story = {
  name: 'Fire punkter, som er krysset',
  args: {
    view: viewOf(
      storyClicks(4).map((click, place, all) => ({
        ...click,
        image: all[[1, 0][place] ?? place]?.image ?? click.image,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Firkanten er krysset: to av punktene har trolig byttet plass.')).toBeVisible();
    await expect(canvas.getByText('Fire punkter passer alltid sammen. Avviket vises fra fem punkter.')).toBeVisible();
    await expect(canvas.queryByText(/^RMS/)).toBeNull();
  },
};

export const Copied: Story = { name: 'Kopiert', args: { view: { ...viewOf(storyClicks(4)), isCopied: true } } };

export const RobustWithoutOutliers: Story = {
  name: 'Robust, alle stemmer',
  args: { view: viewOf(storyClicks(8), 'robust') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alle punkter stemmer med hverandre.')).toBeVisible();
  },
};

export const RobustWithOutlier: Story = {
  name: 'Robust, med utligger',
  args: { view: viewOf(storyClicks(9, 60), 'robust') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stemmer ikke med de andre: 9 (16m-MR)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^9: 16m-MR, .*, stemmer ikke med de andre$/ })).toBeVisible();
  },
};

export const Unsolvable: Story = {
  name: 'Samme punkt fire ganger',
  args: { view: viewOf([...storyClicks(1), ...storyClicks(1), ...storyClicks(1), ...storyClicks(1)]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Punktene gir ingen matrise/)).toBeVisible();
    await expect(canvas.queryByText('Paste this into src/config/pitchCalibration.ts:')).toBeNull();
  },
};

export const NotAPicture: Story = {
  name: 'Filen er ikke et bilde',
  args: { view: { ...empty, problem: { kind: 'not-picture', name: 'notat.txt' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('«notat.txt» er ikke et bilde');
    await userEvent.upload(canvas.getByLabelText('Velg bilde'), new File(['x'], 'stadion.png', { type: 'image/png' }));
    await expect(onPicture).toHaveBeenCalledOnce();
    await userEvent.upload(
      canvas.getByLabelText('Åpne punkter'),
      new File(['{}'], 'a.json', { type: 'application/json' }),
    );
    await expect(onLoad).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre punktene' }));
    await expect(onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Lim inn bilde' }));
    await expect(onPaste).toHaveBeenCalledOnce();
  },
};

export const TooSmall: Story = {
  name: 'Bildet er for lite',
  args: { view: { ...empty, problem: { kind: 'too-small', width: 1, height: 1 } } },
};

export const TooLarge: Story = {
  name: 'Bildet er for stort',
  args: { view: { ...empty, problem: { kind: 'too-large', width: 12_001, height: 800 } } },
};

export const PasteRefused: Story = {
  name: 'Utklippstavlen er stengt',
  args: { view: { ...empty, problem: { kind: 'paste-refused' } } },
};

export const NothingToPaste: Story = {
  name: 'Ikke noe bilde å lime inn',
  args: { view: { ...empty, problem: { kind: 'nothing-to-paste' } } },
};

export const CopyRefused: Story = {
  name: 'Kopiering nektet',
  args: { view: { ...viewOf(storyClicks(5)), problem: { kind: 'copy-refused' } } },
};

export const BadFile: Story = {
  name: 'Feil i filen',
  args: {
    view: {
      ...empty,
      problem: {
        kind: 'bad-file',
        name: 'a.json',
        fault: { format: null, line: 7, column: 4, field: 'clicks.0.x', what: { kind: 'missing' } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '«a.json», linje 7, kolonne 4, clicks.0.x: Feltet mangler.',
    );
  },
};

export const OtherPicture: Story = {
  name: 'Filen hører til et annet bilde',
  args: { view: { ...empty, problem: { kind: 'other-picture', name: 'a.json', width: 1920, height: 1080 } } },
};

/** The screen with a memory, so that it can be used. */
function Used() {
  const [{ clicks }, step] = useReducer(stepCalibration, emptyCalibrationSheet);
  const [chosen, onChoose] = useState<ReferencePoint>(referencePoints[0]);
  const [selected, onSelect] = useState<number | null>(null);
  return (
    <CalibrateScreen
      view={{
        ...viewOf(clicks),
        chosen,
        onChoose,
        selected,
        onSelect,
        onAdd: (image) => step({ do: 'add', point: chosen, image }),
        onMove: (click, image) => step({ do: 'move', click, image }),
        onDelete: (click) => step({ do: 'delete', click }),
      }}
    />
  );
}

export const ByMouseAndKeyboard: Story = {
  name: 'Med mus og tastatur',
  render: () => <Used />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const surface = canvas.getByRole('button', { name: /^Bildet pitch-bg\.jpg/ });
    const image = canvasElement.querySelector('img');
    if (image === null) throw new Error('There is no picture');
    await waitFor(() => expect(image.clientHeight).toBeGreaterThan(100));
    const box = surface.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: box.left + (x / 1280) * box.width,
      clientY: box.top + (y / 720) * box.height,
    });
    await fireEvent.click(surface, { detail: 1, ...at(320, 180) });
    // The browser rounds the pointer to its own pixels, which are larger than the picture's.
    await expect(
      canvas.getByRole('button', { name: /^1: 5m-LL, (31[7-9]|32\d)\S* × (17[7-9]|18\d)\S*$/ }),
    ).toBeVisible();
    // The magnifier follows the pointer.
    await fireEvent.pointerMove(surface, at(640, 360));
    await expect(canvasElement.querySelector('[data-magnifier]')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Penalty');
    // By keyboard: the sight stands in the middle.
    surface.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
    const second = canvas.getByRole('button', { name: '2: Penalty, 641 × 370' });
    second.focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await expect(canvas.getByRole('button', { name: '2: Penalty, 640 × 360' })).toHaveFocus();
    // Dragged by the pointer.
    const marker = canvas.getByRole('button', { name: '2: Penalty, 640 × 360' });
    await fireEvent.pointerDown(marker, at(640, 360));
    await fireEvent.pointerMove(marker, at(960, 540));
    await fireEvent.pointerUp(marker, at(960, 540));
    const dragged = canvas.getByRole('button', { name: /^2: Penalty, 9[56]\d\S* × 5[34]\d\S*$/ });
    dragged.focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: /^2: / })).toBeNull();
  },
};
