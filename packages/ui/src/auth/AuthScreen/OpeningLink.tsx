import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import { AuthStep } from './AuthStep.tsx';

/** Shown while the link of a mail is being checked. */
export function OpeningLink() {
  const { t } = useWords();
  return (
    <AuthStep title={t(($) => $.auth.opening.title)}>
      <Status role="status">
        <Spinner />
        {t(($) => $.auth.opening.text)}
      </Status>
    </AuthStep>
  );
}

const Status = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.colour.text2};
`;
