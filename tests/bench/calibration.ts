// Measures calibration by hand on 100 known cameras. Each of the ten reference points is clicked once, up to two pixels
// off; a second run adds one slip of 40–200 pixels. Only prints a table; tests/comparisons has the limits.
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
