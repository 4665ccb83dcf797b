import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** The armband, (C) or (VC), with the word for screen readers. */
export function CaptainBadge({ captaincy }: { readonly captaincy: 'captain' | 'vice-captain' }) {
  const { t } = useWords();
  return (
    <>
      <Badge aria-hidden>{t(($) => (captaincy === 'captain' ? $.fantasy.captain : $.fantasy.viceCaptain))}</Badge>
      <Said>{t(($) => $.fantasy.captaincy[captaincy])}</Said>
    </>
  );
}

const Badge = styled.span`
  padding: 1px 5px;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.goldSoft};
  color: ${theme.colour.gold};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  white-space: nowrap;
`;

const Said = styled.span`
  ${visuallyHidden}
`;
