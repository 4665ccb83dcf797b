import { Download, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { FileOutcome, FollowsFileView } from './FollowsView.ts';

/** Saves the follows as a file, and reads them from one (FOLLOW-18). */
export function FollowsFilePanel({ view: { onSave, onFile, outcome } }: { readonly view: FollowsFileView }) {
  const { t } = useWords();
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Root aria-labelledby={headingId}>
      <Heading id={headingId}>{t(($) => $.follows.file.title)}</Heading>
      <p>{t(($) => $.follows.file.text)}</p>
      {/* The message is above the buttons, because below them it might be out of sight. */}
      {outcome !== null && <Outcome outcome={outcome} />}
      <Buttons>
        {onSave !== null && (
          <Button variant="line" small onClick={onSave}>
            <Download aria-hidden />
            {t(($) => $.follows.file.save)}
          </Button>
        )}
        <Button variant="line" small onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t(($) => $.follows.file.read)}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={t(($) => $.follows.file.read)}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) onFile(file);
            // The value is cleared so that the same file can be chosen again.
            target.value = '';
          }}
        />
      </Buttons>
    </Root>
  );
}

function Outcome({ outcome }: { readonly outcome: FileOutcome }) {
  const { t } = useWords();
  if (outcome.status !== 'merged') {
    const { status } = outcome;
    return <Report role="alert">{t(($) => $.follows.file.refused[status])}</Report>;
  }
  const { added, duplicates, unreadable } = outcome;
  const sentences = [
    t(($) => $.follows.file.added, { count: added }),
    ...(duplicates > 0 ? [t(($) => $.follows.file.duplicates, { count: duplicates })] : []),
    ...(unreadable > 0 ? [t(($) => $.follows.file.unreadable, { count: unreadable })] : []),
  ];
  return <Report role="status">{sentences.join(' ')}</Report>;
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[8]};
  color: ${theme.colour.text2};
`;

const Heading = styled.h2`
  color: ${theme.colour.text};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  color: ${theme.colour.text};
`;

const Report = styled.p`
  color: ${theme.colour.text};
`;
