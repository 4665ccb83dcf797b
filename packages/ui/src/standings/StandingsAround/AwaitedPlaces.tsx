import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { StandingsSkeleton } from '../StandingsPanel/StandingsSkeleton.tsx';

/** The placeholder of a table around two teams, as high as the loaded table. */
export function AwaitedPlaces() {
  const { t } = useWords();
  return (
    <div>
      <Title>{t(($) => $.commonLater.table)}</Title>
      <StandingsSkeleton rows={5} headed />
    </div>
  );
}

const Title = styled.p`
  padding-bottom: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;
