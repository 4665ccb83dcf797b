import { CloudOff } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../../theme/theme.ts';
import { Note } from '../MatchInfo/Note.tsx';
import type { BeforeMatchView } from './BeforeMatchView.ts';

/** Replaces the data of earlier matches while they load, or when they cannot be loaded. */
export function NoPast({ past }: { readonly past: Exclude<BeforeMatchView['past'], { status: 'ready' }> }) {
  const { t } = useWords();
  if (past.status === 'loading') {
    return (
      <Loading role="status">
        <Spinner />
        {t(($) => $.matchDetail.form.loading)}
      </Loading>
    );
  }
  return (
    <Note
      icon={CloudOff}
      action={
        <Button variant="line" small onClick={() => past.onRetry()}>
          {t(($) => $.common.tryAgain)}
        </Button>
      }
    >
      {t(($) => $.matchDetail.form.failed)}
    </Note>
  );
}

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  color: ${theme.colour.text2};
`;
