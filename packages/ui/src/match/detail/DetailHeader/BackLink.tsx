import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Link } from '../../../links/Link.tsx';
import { theme } from '../../../theme/theme.ts';
import type { BackView } from '../MatchDetailScreen/MatchDetailView.ts';

/** «Tilbake», as an arrow. */
export function BackLink({ back }: { readonly back: BackView }) {
  const { t } = useWords();
  return (
    <Root href={back.href} onClick={back.onBack} aria-label={t(($) => $.matchDetail.back)}>
      <ArrowLeft size={22} aria-hidden />
    </Root>
  );
}

const Root = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
  /* The arrow stands at the gutter. */
  margin-left: -11px;

  [data-top] &:focus-visible {
    outline-color: ${theme.colour.onPitch};
  }
`;
