import { addGoalClick, goalCorners, goalHomographyOf, type PixelPoint } from '@tribunen/domain';
import { CalibrateGoalScreen } from '@tribunen/ui';
import { useMemo, useState } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useCopy } from './useCopy.ts';
import { usePicture } from './usePicture.ts';

/** The goal calibration tool. Pictures and clicks stay in the page; nothing is sent. */
export function CalibrateGoalContainer() {
  const [clicks, setClicks] = useState<readonly PixelPoint[]>([]);
  const [selected, setSelected] = useState<number | null>(null);
  const reset = () => {
    setClicks([]);
    setSelected(null);
  };
  const { picture, problem, report, onPicture, onPaste } = usePicture(reset);
  const { isCopied, onCopy } = useCopy(report);
  const homography = useMemo(() => goalHomographyOf(clicks), [clicks]);
  const frame = {
    picture,
    clicks,
    selected,
    onSelect: setSelected,
    onAdd: (at: PixelPoint) => setClicks(addGoalClick(clicks, at)),
    onMove: (place: number, at: PixelPoint) => setClicks((known) => (place in known ? known.with(place, at) : known)),
    onDelete: (place: number) => {
      setClicks((known) => known.toSpliced(place, 1));
      setSelected(null);
    },
    onReset: reset,
    onPicture,
    onPaste,
    onCopy,
    problem,
    hrefs: { pitch: paths.calibrate, goal: paths.calibrateGoal },
  };
  if (clicks.length < goalCorners.length) {
    return <CalibrateGoalScreen view={{ ...frame, isCopied: false, status: 'clicking' }} />;
  }
  return homography === null ? (
    <CalibrateGoalScreen view={{ ...frame, isCopied: false, status: 'unsolvable' }} />
  ) : (
    <CalibrateGoalScreen
      view={{ ...frame, isCopied: isCopied(JSON.stringify(homography, null, 2)), status: 'solved', homography }}
    />
  );
}
