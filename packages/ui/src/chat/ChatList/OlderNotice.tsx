import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import type { ChatFeedView } from '../ChatView.ts';
import { ListNotice } from './ListNotice.ts';

interface OlderNoticeProps {
  readonly older: Extract<ChatFeedView, { status: 'ready' }>['older'];
  onRetry(): void;
}

/** The notice over the top of the list that older messages are loading, or could not be loaded. */
export function OlderNotice({ older, onRetry }: OlderNoticeProps) {
  const { t } = useWords();
  return (
    <ListNotice role="status" data-shown={older === 'loading' || older === 'error'}>
      {older === 'loading' && (
        <>
          <Spinner />
          {t(($) => $.chat.older.loading)}
        </>
      )}
      {older === 'error' && (
        <>
          {t(($) => $.chat.older.failed)}
          <Retry type="button" onClick={onRetry}>
            {t(($) => $.common.tryAgain)}
          </Retry>
        </>
      )}
    </ListNotice>
  );
}

const Retry = styled.button`
  color: ${theme.colour.turf};
  font-weight: ${theme.font.weight.bold};
`;
