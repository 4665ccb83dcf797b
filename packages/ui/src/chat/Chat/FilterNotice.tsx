import { EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';

/**
 * The notice above the messages that some of them may be from muted or blocked people or contain hidden words, because
 * a list is not loaded.
 */
export function FilterNotice({ isShown }: { readonly isShown: boolean }) {
  const { t } = useWords();
  return (
    <Place role="status">
      {isShown && (
        <p>
          <EyeOff size={16} aria-hidden />
          {t(($) => $.chat.notAllHidden)}
        </p>
      )}
    </Place>
  );
}

const Place = styled.div`
  flex: none;

  & > p {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    padding: ${theme.space[2]} var(--chat-gutter);
    border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
    color: ${theme.colour.warn};
    font-size: ${theme.font.size.sm};
    font-weight: ${theme.font.weight.medium};
  }
  & > p > svg {
    flex: none;
  }
`;
