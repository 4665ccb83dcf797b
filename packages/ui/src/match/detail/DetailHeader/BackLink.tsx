import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Link } from '../../../links/Link.tsx';
import { theme } from '../../../theme/theme.ts';
import type { BackView } from '../MatchDetailScreen/MatchDetailView.ts';

/** «Tilbake»: an arrow, on a desktop with the word next to it. On a tablet the age of the data takes the word's place. */
export function BackLink({ back }: { readonly back: BackView }) {
  const { t } = useWords();
  return (
    <Root href={back.href} onClick={back.onBack} aria-label={t(($) => $.matchDetail.back)}>
      <ArrowLeft size={22} aria-hidden />
      <Word aria-hidden>{t(($) => $.matchDetail.back)}</Word>
    </Root>
  );
}

const Root = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: ${theme.touch};
  padding-inline: 11px;
  height: ${theme.touch};
  /* The arrow stands at the gutter. */
  margin-left: -11px;

  [data-top] &:focus-visible {
    outline-color: ${theme.colour.onPitch};
  }
`;

const Word = styled.span`
  display: none;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};

  ${theme.media.desktop} {
    display: inline;
  }
`;
