import type { ProfileDraft } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { SeatAvatar } from '../../primitives/SeatAvatar/SeatAvatar.tsx';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

interface MySeatProps {
  readonly email: string;
  readonly draft: ProfileDraft;
}

/** A preview of how others will see the user once the form is saved. Only on screens with room beside the form. */
export function MySeat({ email, draft }: MySeatProps) {
  const { t } = useWords();
  const name = draft.name.trim() === '' ? (email.split('@')[0] ?? email) : draft.name;
  return (
    <Root aria-label={t(($) => $.profile.seat)}>
      <InView>
        <Heading aria-hidden>{t(($) => $.profile.seat)}</Heading>
        <Grass>
          <Large>
            <SeatAvatar name={name} kind="me" />
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
  display: none;

  ${theme.media.desktop} {
    display: block;
    padding: ${theme.space[5]} ${theme.space.gutter};
  }
`;

/** Stays beside the form while that is scrolled. */
const InView = styled.div`
  position: sticky;
  top: calc(${theme.size.topBar} + ${theme.space[5]});
`;

const Heading = styled.p`
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

const Grass = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[8]} ${theme.space[4]} ${theme.space[6]};
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** The seat at twice its size. */
const Large = styled.div`
  width: 72px;
  height: 84px;

  & > * {
    transform: scale(2);
    transform-origin: 0 0;
  }
`;

const Name = styled.p`
  min-width: 0;
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.snug};
`;

const Team = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-weight: ${theme.font.weight.medium};
`;

const Bio = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.colour.text2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
