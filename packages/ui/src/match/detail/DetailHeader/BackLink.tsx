import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Link } from '../../../links/Link.tsx';
import { theme } from '../../../theme/theme.ts';
import type { BackView } from '../MatchDetailScreen/MatchDetailView.ts';

/** «Tilbake». */
export function BackLink({ back }: { readonly back: BackView }) {
  const { t } = useWords();
  return (
    <Root href={back.href} onClick={back.onBack}>
      <ArrowLeft size={20} aria-hidden />
      {t(($) => $.matchDetail.back)}
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  padding-right: ${theme.space[2]};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};

  [data-top] &:focus-visible {
    outline-color: ${theme.colour.onPitch};
  }
`;
