import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The id of the one `main` of the page. */
export const contentId = 'innhold';

/** The page's first stop on the keyboard: past the tabs, to what the page is about. Seen only while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return <Anchor href={`#${contentId}`}>{t(($) => $.shell.skipToContent)}</Anchor>;
}

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
