import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { theme } from '../theme/theme.ts';

/** Says under a table or a list of scorers that it leaves out hidden results (KNOWN-10). */
export function LeftOut() {
  const { t } = useWords();
  return <Note>{t(($) => $.standings.leavesOut)}</Note>;
}

const Note = styled.p`
  padding: ${theme.space[3]} 0;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
