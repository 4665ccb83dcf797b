import { useId } from 'react';
import styled from 'styled-components';
import { NameQuestion } from '../../follows/FollowsScreen/NameQuestion.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';

/**
 * Asks a user without a name for one before they can invite friends, at the foot of the list, where the field for
 * invitations appears afterwards (FOLLOW-17).
 */
export function InviterName({ form }: { readonly form: FormProgress<{ readonly name: string }> }) {
  const { t } = useWords();
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <h2 id={headingId}>{t(($) => $.follows.guide.name)}</h2>
      <NameQuestion progress={form} />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space.gutter};
  border-top: ${theme.chalkWidth} solid ${theme.colour.marking};

  & > h2 {
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
  }
`;
