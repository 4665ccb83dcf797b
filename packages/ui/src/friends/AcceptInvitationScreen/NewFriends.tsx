import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

interface NewFriendsProps {
  readonly ownName: string;
  readonly friendName: string | null;
}

/** The two new friends as seats side by side. */
export function NewFriends({ ownName, friendName }: NewFriendsProps) {
  const { t } = useWords();
  const friend = friendName ?? t(($) => $.common.unknownUser);
  return (
    <Pitch>
      <Seats>
        <Avatar name={ownName} kind="me" />
        <Avatar name={friend} kind="friend" />
      </Seats>
      <Title>{t(($) => $.invitation.welcome.title)}</Title>
      <p>{t(($) => $.invitation.welcome.text, { name: friend })}</p>
    </Pitch>
  );
}

const Pitch = styled.div`
  ${touchlines}
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[10]} ${theme.space[4]} ${theme.space[8]};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** The seats at twice their size. */
const Seats = styled.div`
  display: flex;
  gap: 10px;
  height: 84px;
  transform: scale(2);
  transform-origin: 50% 0;
`;

const Title = styled.h2`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.snug};
`;
