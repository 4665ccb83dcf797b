import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { usePixelWords } from '../usePixelWords.ts';
import type { CalibrateView } from './CalibrateView.ts';

/** What to do next, or how good the calibration is, in a sentence or two below the picture; announced when it changes. */
export function Verdict({ view }: { readonly view: CalibrateView }) {
  return <Said aria-live="polite">{<Sentences view={view} />}</Said>;
}

function Sentences({ view }: { readonly view: CalibrateView }) {
  const { t } = useWords();
  const { list } = useFormats();
  const pixels = usePixelWords();
  switch (view.status) {
    case 'too-few':
      return (
        <>
          {view.clicks.length === 0 && <p>{t(($) => $.calibration.noMarks)}</p>}
          <p>{t(($) => $.calibration.missing, { count: view.missing })}</p>
        </>
      );
    case 'unsolvable':
      return <Bad>{t(($) => $.calibration.unsolvable)}</Bad>;
    case 'solved': {
      const { warning } = view;
      const isRobust = view.method === 'robust';
      const hasOutliers = view.outliers.length > 0;
      const outliers = list(view.outliers.map((place) => `${place + 1} (${view.clicks[place]?.key})`));
      return (
        <>
          {warning !== null && <Bad>{t(($) => $.calibration.warning[warning])}</Bad>}
          {view.rms === null ? (
            <p>{t(($) => $.calibration.fourFit)}</p>
          ) : (
            <p>{t(($) => (hasOutliers ? $.calibration.rmsRobust : $.calibration.rms), { value: pixels(view.rms) })}</p>
          )}
          {isRobust && !hasOutliers && view.rms !== null && <p>{t(($) => $.calibration.noOutliers)}</p>}
          {hasOutliers && <Bad>{t(($) => $.calibration.outliers, { list: outliers })}</Bad>}
        </>
      );
    }
  }
}

const Said = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  font-weight: ${theme.font.weight.medium};
`;

const Bad = styled.p`
  color: ${theme.colour.live};
`;
