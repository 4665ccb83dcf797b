import { goalCorners } from '@tribunen/domain';
import styled from 'styled-components';
import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';
import { CalibrationPanes } from '../CalibrationPanes.ts';
import { CalibrationTools } from '../CalibrationTools.tsx';
import { CopyBlock } from '../CopyBlock.tsx';
import { PictureFiles } from '../PictureFiles/PictureFiles.tsx';
import { PictureStage } from '../PictureStage/PictureStage.tsx';
import type { CalibrateGoalView } from './CalibrateGoalView.ts';
import { GoalGrid } from './GoalGrid.tsx';

/**
 * The goal calibration tool: the user clicks the four corners of the goal's mouth in the named order, and after the
 * fourth click the tool shows the matrix.
 */
export function CalibrateGoalScreen({ view }: { readonly view: CalibrateGoalView }) {
  const { t } = useWords();
  const promised = usePromisedLang();
  const { picture, clicks } = view;
  const next = goalCorners[clicks.length];
  const nameOf = (place: number) => {
    const corner = goalCorners[place];
    return corner === undefined ? '' : t(($) => $.calibration.corners[corner.key]);
  };
  return (
    <>
      <ScreenHeader title={t(($) => $.calibration.goalTitle)} strip={null} link={null} />
      <CalibrationPanes>
        <div>
          <CalibrationTools current="goal" hrefs={view.hrefs} />
          <Said aria-live="polite">
            {next === undefined
              ? t(($) => $.calibration.allCorners)
              : t(($) => $.calibration.nextCorner, { n: clicks.length + 1, corner: nameOf(clicks.length) })}
          </Said>
          <PictureStage
            key={picture.src}
            picture={picture}
            marks={clicks.map((at, place) => ({ at, what: nameOf(place), isOutlier: false }))}
            selected={view.selected}
            onSelect={view.onSelect}
            onPlace={view.onAdd}
            onMove={view.onMove}
            onDelete={view.onDelete}
            onPicture={view.onPicture}
            overlay={
              view.status === 'solved' ? <GoalGrid homography={view.homography} colour={dark.gold} width={2} /> : null
            }
          />
          <PictureFiles onPicture={view.onPicture} onPaste={view.onPaste} clicks={null} problem={view.problem} />
        </div>
        <div>
          <ol>
            {goalCorners.map(({ key }, place) => (
              <Corner
                key={key}
                data-done={place < clicks.length || undefined}
                aria-current={place === clicks.length ? 'step' : undefined}
              >
                {place + 1}. {nameOf(place)}
              </Corner>
            ))}
          </ol>
          <div>
            <Button variant="line" small lang={promised} onClick={() => view.onReset()}>
              {t(($) => $.calibration.reset)}
            </Button>
          </div>
          {view.status === 'unsolvable' && <Bad role="alert">{t(($) => $.calibration.unsolvable)}</Bad>}
          {view.status === 'solved' && (
            <CopyBlock
              heading={t(($) => $.calibration.matrix)}
              text={JSON.stringify(view.homography, null, 2)}
              isCopied={view.isCopied}
              onCopy={view.onCopy}
            />
          )}
        </div>
      </CalibrationPanes>
    </>
  );
}

const Said = styled.p`
  font-weight: ${theme.font.weight.bold};
`;

const Corner = styled.li`
  padding: ${theme.space[1]} 0;
  color: ${theme.colour.text2};

  &[data-done] {
    color: ${theme.colour.turf};
    font-weight: ${theme.font.weight.medium};
  }
  &[aria-current] {
    color: inherit;
    font-weight: ${theme.font.weight.bold};
  }
`;

const Bad = styled.p`
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.medium};
`;
