import type { Match } from '@tribunen/domain';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { MatchHeader } from '../../match/MatchHeader/MatchHeader.tsx';
import { theme } from '../../theme/theme.ts';
import type { BackView } from '../MatchDetailScreen/MatchDetailView.ts';

interface DetailHeaderProps {
  readonly match: Match;
  readonly back: BackView;
}

const nobody = new Map<never, never>();

/** The header of an opened match: the way back, the two teams and the score. */
export function DetailHeader({ match, back }: DetailHeaderProps) {
  const { t } = useWords();
  return (
    <MatchHeader
      match={match}
      cheering={nobody}
      start={
        <Back href={back.href} onClick={back.onBack}>
          <ArrowLeft size={20} aria-hidden />
          {t(($) => $.matchDetail.back)}
        </Back>
      }
      action={null}
    />
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  padding-right: ${theme.space[2]};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};

  &:focus-visible {
    outline-color: ${theme.colour.onPitch};
  }
`;
