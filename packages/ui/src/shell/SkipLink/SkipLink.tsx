import { memo } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The id of the page's only `main`. */
export const contentId = 'innhold';

/** The page's first keyboard stop: it skips the tabs and leads to the content. Visible only while it has the focus. */
export const SkipLink = memo(function SkipLink() {
  const { t } = useWords();
  return <Anchor href={`#${contentId}`}>{t(($) => $.shell.skipToContent)}</Anchor>;
});

const Anchor = styled.a`
  position: fixed;
  top: ${theme.space[2]};
  left: ${theme.space[2]};
  z-index: ${theme.layer.toast};
  display: grid;
  place-items: center;
  min-height: ${theme.touch};
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.turf};
  color: ${theme.colour.onTurf};
  font-weight: ${theme.font.weight.bold};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
