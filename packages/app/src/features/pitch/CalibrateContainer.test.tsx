import { type Homography, projectPoint, type ReferencePointKey, referencePoints, stadiumViews } from '@tribunen/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { CalibrateContainer } from './CalibrateContainer.tsx';

const heading = 'Paste this into src/config/pitchCalibration.ts:';
/** The picture is shown at half its size, 20 pixels in. */
const box = new DOMRect(20, 20, 640, 360);
const saved: Blob[] = [];

/** The size of the next pictures that the page opens; null for a file that is not a picture. */
let size: { readonly width: number; readonly height: number } | null = null;

class StubImage {
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  naturalWidth = size?.width ?? 0;
  naturalHeight = size?.height ?? 0;
  set src(_address: string) {
    queueMicrotask(() => (size === null ? this.onerror?.() : this.onload?.()));
  }
}

beforeEach(() => {
  vi.stubGlobal('Image', StubImage);
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return `blob:${saved.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  saved.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const routes = [{ path: '/calibrate', element: <CalibrateContainer /> }];
  render(<WithServices services={fakeServices(fakeApi())} routes={routes} at="/calibrate" />);
}

const picture = () => screen.getByRole('button', { name: /^(?:Bildet )/ });
const markers = () =>
  screen.queryAllByRole('button', { name: /^\d+: / }).map((each) => each.getAttribute('aria-label'));
const clickAt = (x: number, y: number) =>
  fireEvent.click(picture(), { detail: 1, clientX: 20 + x / 2, clientY: 20 + y / 2 });
const choose = (key: ReferencePointKey) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Referansepunkt' }), { target: { value: key } });

/** Clicks where the known camera of the picture sees the points. */
function clickTruly(...keys: readonly ReferencePointKey[]) {
  for (const { key, world } of referencePoints) {
    if (!keys.includes(key)) continue;
    const { x, y } = projectPoint(stadiumViews.field, world);
    choose(key);
    clickAt(x, y);
  }
}

function output(): { readonly BASE_W: number; readonly BASE_H: number; readonly H_FIELD: number[][] } {
  return JSON.parse(screen.getByRole('region', { name: heading }).textContent);
}

/** The matrix in the text to paste. */
function toHomography([first, second, third]: readonly (readonly number[])[]): Homography {
  const row = (numbers: readonly number[] = []) =>
    [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN, numbers[2] ?? Number.NaN] as const;
  expect(third?.[2]).toBe(1);
  return [row(first), row(second), [third?.[0] ?? Number.NaN, third?.[1] ?? Number.NaN, 1]];
}

test('the tool opens with our own picture, the first point chosen and no clicks', () => {
  open();
  expect(picture().getAttribute('aria-label')).toMatch(
    /Bildet pitch-bg\.jpg, 1280 × 720 piksler\. Trykk der punktet er\./,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('5m-LL');
  expect(within(screen.getByRole('combobox')).getAllByRole('option')).toHaveLength(10);
  expect(markers()).toEqual([]);
});

test('PITCH-8 PITCH-43 a click records the chosen point, even on a marker, in the picture’s own pixels from its top left corner', () => {
  open();
  clickAt(100, 50);
  choose('Penalty');
  clickAt(700, 400);
  fireEvent.click(screen.getByRole('button', { name: '1: 5m-LL, 100 × 50' }), { detail: 1, clientX: 71, clientY: 45 });
  expect(markers()).toEqual(['1: 5m-LL, 100 × 50', '2: Penalty, 700 × 400', '3: Penalty, 102 × 50']);
});

test('PITCH-14 from the fourth click on, the text to paste contains the size of the picture and the matrix of the camera', () => {
  open();
  clickTruly('5m-LD', 'Penalty', '16m-ML');
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  clickTruly('16m-MR');
  expect(screen.getByRole('heading', { name: heading })).toBeDefined();
  const { BASE_W, BASE_H, H_FIELD } = output();
  expect([BASE_W, BASE_H]).toEqual([1280, 720]);
  const found = toHomography(H_FIELD);
  for (const { world } of referencePoints) {
    const [put, seen] = [projectPoint(found, world), projectPoint(stadiumViews.field, world)];
    // The clicks are rounded to a tenth of a pixel.
    expect(Math.hypot(put.x - seen.x, put.y - seen.y)).toBeLessThan(2);
  }
});

test('PITCH-43 Reset clears all, and Ctrl+Z takes a step back', () => {
  open();
  clickAt(100, 50);
  clickAt(200, 50);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(markers()).toEqual([]);
  fireEvent.keyDown(document, { key: 'z', ctrlKey: true });
  expect(markers()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Angre' }));
  expect(markers()).toHaveLength(1);
});

test('PITCH-43 the arrow keys nudge a marker by a pixel, with Shift by ten, and Delete deletes it', () => {
  open();
  clickAt(100, 50);
  fireEvent.click(screen.getByRole('button', { name: 'Velg punkt 1' }));
  const marker = screen.getByRole('button', { name: /^1: / });
  expect(document.activeElement).toBe(marker);
  fireEvent.keyDown(marker, { key: 'ArrowRight' });
  fireEvent.keyDown(marker, { key: 'ArrowUp', shiftKey: true });
  expect(markers()).toEqual(['1: 5m-LL, 101 × 40']);
  fireEvent.keyDown(marker, { key: 'Delete' });
  expect(markers()).toEqual([]);
});

test('dragging a marker moves it in one step, and adds no point', () => {
  open();
  clickAt(100, 50);
  const marker = screen.getByRole('button', { name: /^1: / });
  fireEvent.pointerDown(marker, { clientX: 70, clientY: 45 });
  fireEvent.pointerMove(marker, { clientX: 120, clientY: 70 });
  fireEvent.pointerMove(marker, { clientX: 170, clientY: 95 });
  fireEvent.pointerUp(marker, { clientX: 170, clientY: 95 });
  fireEvent.click(marker, { detail: 1, clientX: 170, clientY: 95 });
  expect(markers()).toEqual(['1: 5m-LL, 300 × 150']);
  fireEvent.click(screen.getByRole('button', { name: 'Angre' }));
  expect(markers()).toEqual(['1: 5m-LL, 100 × 50']);
});

test('saved clicks can be opened again', async () => {
  open();
  clickTruly('5m-LL', 'Penalty', '16m-ML', '16m-MR', '16m-Mid');
  const before = markers();
  fireEvent.click(screen.getByRole('button', { name: 'Lagre punktene' }));
  const [file] = saved;
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(markers()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Åpne punkter'), {
    target: { files: [new File([file ?? ''], 'kalibrering.json')] },
  });
  await waitFor(() => expect(markers()).toEqual(before));
});

test.each([
  ['{\n  "format": "tribunen-calibration-1",\n  "picture"', /^«a\.json», linje \d, kolonne \d+, hele filen: /],
  [
    '{\n"format": "tribunen-calibration-1",\n"picture": { "width": 1280, "height": 720 },\n"clicks": [\n{ "key": "Penalty", "x": "4", "y": 2 }]}',
    /^«a\.json», linje 5, kolonne \d+, clicks\.0\.x: /,
  ],
  [
    '{"format": "tribunen-calibration-1", "picture": { "width": 1920, "height": 1080 }, "clicks": []}',
    /^Punktene i «a\.json» hører til et bilde på 1920 × 1080 piksler/,
  ],
])('a file of clicks that does not fit is refused in words, and the clicks stay: %#', async (text, words) => {
  open();
  clickAt(100, 50);
  fireEvent.change(screen.getByLabelText('Åpne punkter'), { target: { files: [new File([text], 'a.json')] } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
  expect(markers()).toHaveLength(1);
});

test.each([
  [null, '«stadion.png» er ikke et bilde som nettleseren kan vise.'],
  [{ width: 12_001, height: 900 }, 'Bildet er 12001 × 900 piksler. Det kan være høyst 12000 piksler høyt og bredt.'],
])('PITCH-46 a picture that cannot be used is refused in words: %o', async (given, words) => {
  size = given;
  open();
  clickAt(100, 50);
  fireEvent.change(screen.getByLabelText('Velg bilde'), { target: { files: [new File(['x'], 'stadion.png')] } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
  expect(markers()).toHaveLength(1);
});

test('PITCH-46 a picture of 12,000 pixels replaces the former picture and its clicks', async () => {
  size = { width: 12_000, height: 9000 };
  open();
  clickAt(100, 50);
  fireEvent.drop(picture(), { dataTransfer: { files: [new File(['x'], 'stadion.png')] } });
  await waitFor(() => expect(picture().getAttribute('aria-label')).toMatch(/stadion\.png, 12000 × 9000/));
  expect(markers()).toEqual([]);
  clickAt(1280, 720);
  expect(markers()).toEqual(['1: 5m-LL, 12000 × 9000']);
});

test('a picture can be pasted with Ctrl+V', async () => {
  size = { width: 800, height: 600 };
  open();
  fireEvent.paste(document, { clipboardData: { files: [new File(['x'], 'image.png', { type: 'image/png' })] } });
  await waitFor(() => expect(picture().getAttribute('aria-label')).toMatch(/^Bildet Innlimt bilde, 800 × 600/));
});

test('a clipboard that is refused, or has no picture, gives an error', async () => {
  const read = vi.fn<() => Promise<ClipboardItem[]>>();
  const writeText = vi.fn<() => Promise<void>>();
  vi.stubGlobal('navigator', { clipboard: { read, writeText } });
  open();
  read.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: 'Lim inn bilde' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch('Nettleseren ga ikke tilgang'));
  read.mockResolvedValueOnce([]);
  fireEvent.click(screen.getByRole('button', { name: 'Lim inn bilde' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch('Det er ikke noe bilde'));
  clickTruly('5m-LD', 'Penalty', '16m-ML', '16m-MR');
  writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: 'Kopier' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch('Nettleseren lot deg ikke kopiere'));
  writeText.mockResolvedValueOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Kopier' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kopiert' })).toBeDefined());
  expect(writeText).toHaveBeenLastCalledWith(JSON.stringify(output(), null, 2));
  expect(screen.getByRole('alert').textContent).toBe('');
});
