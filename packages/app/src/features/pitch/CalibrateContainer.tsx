import { readCalibrationFile, toCalibrationFile } from '@tribunen/contract';
import {
  assessCalibration,
  type CalibrationMethod,
  type CalibrationStep,
  emptyCalibrationSheet,
  type ReferencePoint,
  referencePoints,
  stepCalibration,
} from '@tribunen/domain';
import { CalibrateScreen, useWords } from '@tribunen/ui';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { saveJson } from '../../lib/saveFile.ts';
import { paths } from '../../navigation/paths.ts';
import { useCopy } from './useCopy.ts';
import { usePicture } from './usePicture.ts';

/** The pitch calibration tool. Pictures and clicks stay in the page; nothing is sent. */
export function CalibrateContainer() {
  const { t } = useWords();
  const [sheet, step] = useReducer(stepCalibration, emptyCalibrationSheet);
  const [chosen, setChosen] = useState<ReferencePoint>(referencePoints[0]);
  const [selected, setSelected] = useState<number | null>(null);
  const [method, setMethod] = useState<CalibrationMethod>('plain');
  const [overlay, setOverlay] = useState(true);
  const change = (next: CalibrationStep) => {
    step(next);
    if (next.do !== 'move') setSelected(null);
  };
  const { picture, problem, report, onPicture, onPaste } = usePicture(() => change({ do: 'reset' }));
  const { isCopied, onCopy } = useCopy(report);
  const { clicks } = sheet;
  const assessment = useMemo(() => assessCalibration(clicks, method), [clicks, method]);
  useUndoKey(() => change({ do: 'undo' }));

  const load = async (file: File): Promise<void> => {
    const { name } = file;
    const read = readCalibrationFile(await file.text());
    if (!read.ok) {
      report({ kind: 'bad-file', name, fault: read.fault });
      return;
    }
    const { width, height } = read.value.picture;
    if (width !== picture.width || height !== picture.height) {
      report({ kind: 'other-picture', name, width, height });
      return;
    }
    report(null);
    change({ do: 'replace', clicks: read.value.clicks });
  };
  const frame = {
    picture,
    chosen,
    onChoose: setChosen,
    clicks,
    selected,
    onSelect: setSelected,
    onAdd: (image) => change({ do: 'add', point: chosen, image }),
    onMove: (click, image) => change({ do: 'move', click, image }),
    onDelete: (click) => change({ do: 'delete', click }),
    onReset: () => change({ do: 'reset' }),
    onUndo: sheet.past.length === 0 ? null : () => change({ do: 'undo' }),
    method,
    onMethod: setMethod,
    overlay,
    onOverlay: setOverlay,
    onPicture,
    onPaste,
    onSave: () =>
      saveJson(
        t(($) => $.calibration.file.name),
        toCalibrationFile({ picture, clicks }),
      ),
    onLoad: (file) => void load(file),
    onCopy,
    problem,
    hrefs: { pitch: paths.calibrate, goal: paths.calibrateGoal },
  } satisfies Partial<Parameters<typeof CalibrateScreen>[0]['view']>;
  if (assessment.status !== 'solved') return <CalibrateScreen view={{ ...frame, isCopied: false, ...assessment }} />;
  const calibration = { BASE_W: picture.width, BASE_H: picture.height, H_FIELD: assessment.homography };
  return (
    <CalibrateScreen
      view={{ ...frame, isCopied: isCopied(JSON.stringify(calibration, null, 2)), ...assessment, calibration }}
    />
  );
}

/** Calls `undo` at Ctrl+Z or ⌘Z. */
function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
