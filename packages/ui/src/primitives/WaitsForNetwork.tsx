import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { theme } from '../theme/theme.ts';

/** Says that changes which have not been sent wait for the network (OFFLINE-5). */
export function WaitsForNetwork() {
  const { t } = useWords();
  return <Note role="status">{t(($) => $.installedApp.waits)}</Note>;
}

const Note = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
