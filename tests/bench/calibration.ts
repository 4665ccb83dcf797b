// The accuracy of a calibration by hand: 100 known cameras, each of the ten reference points clicked once with up to
// two pixels of shake to each side, without and with one gross slip of 40–200 pixels. Prints a table; has no pass or
// fail (tests/comparisons has one).
import { seededRandom } from '@tribunen/domain';
import { calibrators, errorsOverCameras, quantile } from '../comparisons/knownCameras.ts';

const CAMERAS = 100;

for (const hasSlip of [false, true]) {
  console.log(`\nMetres off in the penalty area, ${CAMERAS} cameras, ${hasSlip ? 'one gross slip' : 'no slip'}`);
  console.table(
    Object.fromEntries(
      Object.entries(calibrators).map(([name, calibrate]) => {
        const errors = errorsOverCameras(CAMERAS, calibrate, hasSlip, seededRandom(17));
        return [
          name,
          {
            median: quantile(errors, 0.5).toFixed(3),
            p95: quantile(errors, 0.95).toFixed(3),
            worst: quantile(errors, 1).toFixed(3),
          },
        ];
      }),
    ),
  );
}
