import { ClipboardPaste, FileDown, FolderOpen, ImageUp } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileButton } from '../../primitives/FileButton/FileButton.tsx';
import { theme } from '../../theme/theme.ts';
import type { CalibrationProblem } from '../CalibrationProblem.ts';
import { useProblemWords } from '../useProblemWords.ts';

interface PictureFilesProps {
  onPicture(file: File): void;
  onPaste(): void;
  /** The actions that save and load the clicks; null in a tool without them. */
  readonly clicks: { onSave(): void; onLoad(file: File): void } | null;
  readonly problem: CalibrationProblem | null;
}

/** The buttons that open another picture, from a file or the clipboard, and that save or load the clicks. Errors are shown below. */
export function PictureFiles({ onPicture, onPaste, clicks, problem }: PictureFilesProps) {
  const { t } = useWords();
  const words = useProblemWords();
  return (
    <div>
      <Row>
        <FileButton accept="image/*" icon={<ImageUp aria-hidden />} onFile={onPicture}>
          {t(($) => $.calibration.file.choose)}
        </FileButton>
        <Button variant="line" small onClick={onPaste}>
          <ClipboardPaste aria-hidden />
          {t(($) => $.calibration.file.paste)}
        </Button>
        {clicks !== null && (
          <>
            <Button variant="line" small onClick={() => clicks.onSave()}>
              <FileDown aria-hidden />
              {t(($) => $.calibration.file.save)}
            </Button>
            <FileButton
              accept="application/json,.json"
              icon={<FolderOpen aria-hidden />}
              onFile={(file) => clicks.onLoad(file)}
            >
              {t(($) => $.calibration.file.load)}
            </FileButton>
          </>
        )}
      </Row>
      <Hint>{t(($) => $.calibration.file.hint)}</Hint>
      <div role="alert">{problem !== null && <Problem>{words(problem)}</Problem>}</div>
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${theme.space[2]};

  /* Each name on one line. */
  ${theme.media.narrowest} {
    & > * {
      padding-inline: ${theme.space[1]};
    }
    & svg {
      display: none;
    }
  }
  ${theme.media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Hint = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Problem = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`;
