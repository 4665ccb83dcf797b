import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import type { ChatFeedView } from '../ChatView.ts';

interface OlderNoticeProps {
  readonly older: Extract<ChatFeedView, { status: 'ready' }>['older'];
  onRetry(): void;
}

/** Over the top of the list: older messages are on their way, or could not be loaded. It takes no room, so nothing moves. */
export function OlderNotice({ older, onRetry }: OlderNoticeProps) {
  const { t } = useWords();
  return (
    <Root role="status" data-shown={older === 'loading' || older === 'failed'}>
      {older === 'loading' && (
        <>
          <Spinner />
          {t(($) => $.chat.older.loading)}
        </>
      )}
      {older === 'failed' && (
        <>
          {t(($) => $.chat.older.failed)}
          <Retry type="button" onClick={onRetry}>
            {t(($) => $.chat.older.retry)}
          </Retry>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  top: ${theme.space[2]};
  left: 50%;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: max-content;
  max-width: calc(100% - 2 * ${theme.space[4]});
  min-height: 36px;
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowPop};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  translate: -50% 0;

  &[data-shown='false'] {
    visibility: hidden;
  }
`;

const Retry = styled.button`
  color: ${theme.colour.turf};
  font-weight: ${theme.font.weight.bold};
`;
