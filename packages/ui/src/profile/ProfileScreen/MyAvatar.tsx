import type { ProfileDraft } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { avatarHeight } from './avatarHeight.ts';

interface MyAvatarProps {
  readonly email: string;
  readonly draft: ProfileDraft;
}

/** A preview of how others will see the user once the form is saved: beside the form or, where there is no room, in a line above it. */
export function MyAvatar({ email, draft }: MyAvatarProps) {
  const { t } = useWords();
  const name = draft.name.trim() === '' ? (email.split('@')[0] ?? email) : draft.name;
  return (
    <Root aria-label={t(($) => $.profile.seat)}>
      <InView>
        <Heading aria-hidden>{t(($) => $.profile.seat)}</Heading>
        <Grass>
          <Large>
            <Avatar name={name} kind="me" />
          </Large>
          <Name>{name}</Name>
          {draft.myTeam !== null && (
            <Team>
              <Crest owner={{ kind: 'club', name: draft.myTeam }} image={null} size={24} />
              {draft.myTeam}
            </Team>
          )}
        </Grass>
        {draft.bio.trim() !== '' && <Bio>{draft.bio}</Bio>}
      </InView>
    </Root>
  );
}

const Root = styled.aside`
  /* As wide as the form. */
  max-width: calc(44rem + 2 * ${theme.space.gutter});
  min-height: ${avatarHeight};
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[2]};

  ${theme.media.desktop} {
    max-width: none;
    padding: ${theme.space[5]} ${theme.space.gutter};
  }
`;

/** Stays in view beside the form while the form scrolls. */
const InView = styled.div`
  position: sticky;
  top: calc(${theme.size.topBar} + ${theme.space[5]});
`;

const Heading = styled.p`
  margin-bottom: ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};

  ${theme.media.desktop} {
    margin-bottom: ${theme.space[3]};
    color: ${theme.colour.text};
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
  }
`;

const Grass = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};
  overflow-wrap: anywhere;

  ${theme.media.desktop} {
    flex-direction: column;
    padding: ${theme.space[8]} ${theme.space[4]} ${theme.space[6]};
    text-align: center;
  }
`;

/** On a desktop the seat is at twice its size. */
const Large = styled.div`
  ${theme.media.desktop} {
    width: 72px;
    height: 84px;

    & > * {
      transform: scale(2);
      transform-origin: 0 0;
    }
  }
`;

const Name = styled.p`
  min-width: 0;
  font-weight: ${theme.font.weight.black};

  ${theme.media.desktop} {
    font-size: ${theme.font.size.xl};
  }
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.snug};
`;

const Team = styled.p`
  margin-left: auto;

  ${theme.media.desktop} {
    margin-left: 0;
  }
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-weight: ${theme.font.weight.medium};
`;

const Bio = styled.p`
  @media (max-width: 1099.98px) {
    display: none;
  }

  margin-top: ${theme.space[4]};
  color: ${theme.colour.text2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
