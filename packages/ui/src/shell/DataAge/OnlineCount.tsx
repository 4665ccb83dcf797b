import { Users } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** «12 på tribunen». When the bar has no room for the words, they are for screen readers only. */
export function OnlineCount({ count }: { readonly count: number }) {
  const { t } = useWords();
  const { number } = useFormats();
  return (
    <Root>
      <Users size={16} aria-hidden />
      <span>
        {number(count)} <Words>{t(($) => $.shell.dataAge.online, { count })}</Words>
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;
`;

const Words = styled.span`
  @media (min-width: 1100px) and (max-width: 1359px) {
    ${visuallyHidden}
  }
`;
