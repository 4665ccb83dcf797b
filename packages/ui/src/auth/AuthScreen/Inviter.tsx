import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { theme } from '../../theme/theme.ts';
import type { CarriedInvitation } from './AuthView.ts';

/** The name of the invitation's sender, when it is loaded. */
export function Inviter({ invitation }: { readonly invitation: CarriedInvitation | null }) {
  const { t } = useWords();
  const inviter = invitation?.inviter ?? null;
  return (
    <Place role="status">
      {inviter !== null && (
        <Line>
          <Avatar name={inviter} kind="friend" />
          <span>{t(($) => $.auth.invitedBy, { name: inviter })}</span>
        </Line>
      )}
    </Place>
  );
}

const Place = styled.div`
  &:empty {
    display: none;
  }
`;

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`;
