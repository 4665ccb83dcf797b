import { stadiumCamera, pictureFault } from '@tribunen/domain';
import { type CalibrationPicture, type CalibrationProblem, useWords } from '@tribunen/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { stadiumPictureSrc } from './stadiumPictureSrc.ts';

/** The picture to calibrate, from a file, a drop or a paste, and the problem of the last attempt to open one. */
export interface PictureChoice {
  readonly picture: CalibrationPicture;
  readonly problem: CalibrationProblem | null;
  /** Shows a problem; null clears the one that is shown. */
  report(problem: CalibrationProblem | null): void;
  onPicture(file: File): void;
  onPaste(): void;
}

/**
 * The picture to calibrate, at first the app's own, whose camera is known. Ctrl+V anywhere on the page pastes another.
 *
 * @param onOpened called when another picture has been opened
 */
export function usePicture(onOpened: () => void): PictureChoice {
  const { t } = useWords();
  const [picture, setPicture] = useState<CalibrationPicture>(() => ({
    src: stadiumPictureSrc,
    name: t(($) => $.calibration.ownPicture),
    width: stadiumCamera.width,
    height: stadiumCamera.height,
  }));
  const [problem, setProblem] = useState<CalibrationProblem | null>(null);
  const asked = useRef(0);
  const pasted = t(($) => $.calibration.pasted);

  useEffect(() => () => URL.revokeObjectURL(picture.src), [picture.src]);

  const open = async (file: Blob, name: string): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const opened = await openPicture(file, name);
    // The user has chosen another picture or left the screen while this one loaded.
    if (mine !== asked.current) {
      if ('src' in opened) URL.revokeObjectURL(opened.src);
      return;
    }
    if (!('src' in opened)) {
      setProblem(opened);
      return;
    }
    setProblem(null);
    setPicture(opened);
    onOpened();
  };
  const paste = async (): Promise<void> => {
    const found = await pastedPicture(navigator);
    if (found instanceof Blob) await open(found, pasted);
    else setProblem(found);
  };
  const onPasteEvent = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file !== undefined) void open(file, pasted);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPasteEvent(event);
    document.addEventListener('paste', listen);
    return () => {
      document.removeEventListener('paste', listen);
      asked.current += 1;
    };
  }, []);

  return {
    picture,
    problem,
    report: useCallback((said) => setProblem(said), []),
    onPicture: (file) => void open(file, file.name),
    onPaste: () => void paste(),
  };
}

/**
 * Opens a picture of the user, with its size, or returns the problem why it cannot be used. Its URL keeps the file in
 * memory until it is revoked.
 *
 * @param name the name to show, because a pasted picture has none
 */
async function openPicture(file: Blob, name: string): Promise<CalibrationPicture | CalibrationProblem> {
  const src = URL.createObjectURL(file);
  const size = await sizeOf(src);
  const fault = size === null ? 'not-picture' : pictureFault(size);
  if (size !== null && fault === null) return { src, name, ...size };
  URL.revokeObjectURL(src);
  return size === null || fault === null || fault === 'not-picture'
    ? { kind: 'not-picture', name }
    : { kind: fault, ...size };
}

/** The size of a picture; null when the browser cannot show it. */
function sizeOf(src: string): Promise<{ readonly width: number; readonly height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = src;
  });
}

/** The picture on the clipboard, or the problem: there is none, or the browser refuses access. */
async function pastedPicture({ clipboard }: Pick<Navigator, 'clipboard'>): Promise<Blob | CalibrationProblem> {
  try {
    for (const item of await clipboard.read()) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (type !== undefined) return await item.getType(type);
    }
  } catch (error) {
    // The user or the browser refused, or there is no clipboard. The screen shows this problem.
    console.warn('The clipboard was not read', error);
    return { kind: 'paste-refused' };
  }
  return { kind: 'nothing-to-paste' };
}
