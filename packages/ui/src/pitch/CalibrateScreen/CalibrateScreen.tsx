import { type ReferencePointKey, referencePoints } from '@tribunen/domain';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { dark } from '../../theme/tokens.ts';
import { theme } from '../../theme/theme.ts';
import { CalibrationPanes } from '../CalibrationPanes.ts';
import { CalibrationTools } from '../CalibrationTools.tsx';
import { CopyBlock } from '../CopyBlock.tsx';
import { PictureFiles } from '../PictureFiles/PictureFiles.tsx';
import { PictureStage } from '../PictureStage/PictureStage.tsx';
import { PitchOverlay } from '../PitchOverlay.tsx';
import type { CalibrateView } from './CalibrateView.ts';
import { ClickList } from './ClickList.tsx';
import { Verdict } from './Verdict.tsx';

/**
 * The pitch calibration tool: the user clicks reference points in a picture. From four points on, the tool shows the
 * matrix from metres to pixels and the error of each click, and draws the pitch over the picture.
 */
export function CalibrateScreen({ view }: { readonly view: CalibrateView }) {
  const { t } = useWords();
  const promised = usePromisedLang();
  const { picture, clicks } = view;
  const labelOf = (key: ReferencePointKey) => t(($) => $.calibration.points[key]);
  const outliers = view.status === 'solved' ? view.outliers : [];
  const [first] = clicks;
  return (
    <>
      <ScreenHeader title={t(($) => $.calibration.title)} strip={null} link={null} />
      <CalibrationPanes>
        <div>
          <CalibrationTools current="pitch" hrefs={view.hrefs} />
          <SelectField
            label={t(($) => $.calibration.point)}
            options={referencePoints.map(({ key }) => ({
              value: key,
              label: t(($) => $.calibration.pointOption, { key, label: labelOf(key) }),
            }))}
            value={view.chosen.key}
            onSelect={(key) => {
              const point = referencePoints.find((each) => each.key === key);
              if (point !== undefined) view.onChoose(point);
            }}
          />
          <Chosen aria-hidden>{labelOf(view.chosen.key)}</Chosen>
          <PictureStage
            key={picture.src}
            picture={picture}
            marks={clicks.map(({ key, image }, place) => ({
              at: image,
              what: key,
              isOutlier: outliers.includes(place),
            }))}
            selected={view.selected}
            onSelect={view.onSelect}
            onPlace={view.onAdd}
            onMove={view.onMove}
            onDelete={view.onDelete}
            onPicture={view.onPicture}
            overlay={
              view.status === 'solved' && view.overlay && first !== undefined ? (
                <PitchOverlay homography={view.homography} seen={first.world} colour={dark.gold} width={2} />
              ) : null
            }
          />
          <Verdict view={view} />
          <PictureFiles
            onPicture={view.onPicture}
            onPaste={view.onPaste}
            clicks={{ onSave: view.onSave, onLoad: view.onLoad }}
            problem={view.problem}
          />
        </div>
        <div>
          <Row>
            <Button
              variant="line"
              small
              unavailable={view.onUndo === null}
              onClick={() => {
                view.onUndo?.();
              }}
            >
              <Undo2 aria-hidden />
              {t(($) => $.commonLater.undo)}
            </Button>
            <Button variant="line" small lang={promised} onClick={() => view.onReset()}>
              {t(($) => $.calibration.reset)}
            </Button>
          </Row>
          {clicks.length > 0 && <ClickList view={view} />}
          <Segments
            label={t(($) => $.calibration.method.label)}
            options={[
              { value: 'plain', label: t(($) => $.calibration.method.plain) },
              { value: 'robust', label: t(($) => $.calibration.method.robust) },
            ]}
            value={view.method}
            onChange={(method) => view.onMethod(method)}
          />
          <Switch
            label={t(($) => $.calibration.overlay)}
            hint={t(($) => $.calibration.overlayHint)}
            checked={view.overlay}
            onChange={(shown) => view.onOverlay(shown)}
          />
          {view.status === 'solved' && (
            <CopyBlock
              heading={t(($) => $.calibration.output)}
              headingLang={promised}
              text={JSON.stringify(view.calibration, null, 2)}
              isCopied={view.isCopied}
              onCopy={view.onCopy}
            />
          )}
        </div>
      </CalibrationPanes>
    </>
  );
}

/** What to click: on a phone the field above has no room for the whole name. */
const Chosen = styled.p`
  margin-top: -${theme.space[2]};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};

  @media (min-width: 480px) {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
