import type { UserType } from '@tribunen/domain';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import type { HoverIntent } from '../../links/HoverIntent.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { PersonsWords } from '../PersonsWords.tsx';
import type { AuthorCardView } from './AuthorCardView.ts';

interface AuthorCardProps {
  readonly view: AuthorCardView;
  /** The author's name at which the mouse points. */
  readonly beside: Element;
  readonly intent: Pick<HoverIntent<unknown>, 'enterCard' | 'leave' | 'close'>;
}

/**
 * The card of a message's author, beside the name at which the mouse points: their seat, their favourite team and their
 * bio (PEOPLE-29). Import it lazily: it is too heavy for the first load.
 */
export function AuthorCard({ view: { name, userType, profile }, beside, intent }: AuthorCardProps) {
  return (
    <HoverCard beside={beside} intent={intent}>
      <Head>
        <Avatar name={name} kind={userType ?? 'spectator'} />
        <div>
          <Name>{name}</Name>
          {userType !== null && <Role userType={userType} />}
        </div>
      </Head>
      <Profile profile={profile} />
    </HoverCard>
  );
}

function Role({ userType }: { readonly userType: UserType }) {
  const { t } = useWords();
  return (
    <RoleName data-role={userType}>
      {userType === 'star-friend' && <Star size={14} aria-hidden />}
      {t(($) => $.chat.role[userType])}
    </RoleName>
  );
}

function Profile({ profile }: Pick<AuthorCardView, 'profile'>) {
  const { t } = useWords();
  if (profile.status === 'loading') {
    return (
      <Lines>
        <Skeleton width="60%" height="16px" />
        <Skeleton width="100%" height="14px" />
      </Lines>
    );
  }
  if (profile.status === 'error') return <Muted>{t(($) => $.chat.author.failed)}</Muted>;
  const { team, bio } = profile;
  if (team === null && bio === null) return <Muted>{t(($) => $.chat.author.empty)}</Muted>;
  return (
    <>
      {team !== null && <FavouriteTeam name={team} />}
      {bio !== null && (
        <Bio>
          <PersonsWords>{bio}</PersonsWords>
        </Bio>
      )}
    </>
  );
}

function FavouriteTeam({ name }: { readonly name: string }) {
  const { t } = useWords();
  const face = useTeamFaces()({ id: null, name, shortName: null, tla: null, crest: null }, null);
  return (
    <Team>
      <Crest owner={face.owner} image={face.image} size={28} />
      <span>
        <small>{t(($) => $.profile.team.label)}</small>
        {face.name}
      </span>
    </Team>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  line-height: ${theme.font.line.snug};
`;

const Name = styled.bdi`
  display: block;
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

const RoleName = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  &[data-role='friend'] {
    color: ${theme.colour.turf};
  }
  &[data-role='star-friend'] {
    color: ${theme.colour.gold};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Muted = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Team = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;

  & small {
    display: block;
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.body};
  }
`;

/** With the line breaks that were typed. */
const Bio = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
