import type { CompetitionCode, Side, Team } from '@tribunen/domain';
import styled from 'styled-components';
import { Link } from '../../../links/Link.tsx';
import { usePageHref } from '../../../links/PageLink.tsx';
import { Crest } from '../../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { theme } from '../../../theme/theme.ts';

interface DetailTeamProps {
  readonly team: Team;
  readonly competition: CompetitionCode;
  readonly side: Side;
  /** The number of letters of the longest word in either name. It sets the font size of both names. */
  readonly letters: number;
}

/**
 * One team on its own half, a link to its page: the crest above the name, or next to it on a desktop. Without a page,
 * screen readers read the header's sentence instead.
 */
export function DetailTeam({ team, competition, side, letters }: DetailTeamProps) {
  const href = usePageHref({ team });
  const face = useTeamFaces()(team, competition);
  const content = (
    <>
      <Crest owner={face.owner} image={face.image} size={36} />
      <TeamName name={face.name} letters={letters} />
    </>
  );
  return href === null ? (
    <TeamHalf aria-hidden data-team={side}>
      {content}
    </TeamHalf>
  ) : (
    <TeamHalf as={Link} href={href} data-team={side}>
      {content}
    </TeamHalf>
  );
}

/** The half of one team. */
export const TeamHalf = styled.div<{ readonly href?: string }>`
  display: grid;
  justify-items: center;
  gap: 6px;
  min-width: 0;
  padding-inline: ${theme.space[2]} ${theme.space[1]};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.015em;
  line-height: 1.1;
  text-align: center;

  &[data-team='away'] {
    padding-inline: ${theme.space[1]} ${theme.space[2]};
  }
  & > :last-child {
    justify-self: stretch;
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-color: ${theme.colour.onPitch};
  }
  @media (hover: hover) {
    &:is(a):hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 4px;
    }
  }

  ${theme.media.desktop} {
    display: flex;
    align-items: center;
    justify-content: flex-start;
    gap: ${theme.space[3]};
    padding-inline: ${theme.space[4]};
    font-size: ${theme.font.size.lg};
    text-align: start;

    /* The link is as wide as the name, so that the empty space next to the name is not part of it. */
    & > :last-child {
      flex: 0 1 auto;
      container-type: normal;
    }
    &[data-team='home'] {
      flex-direction: row-reverse;
      text-align: end;
    }
  }
  ${theme.media.wide} {
    font-size: ${theme.font.size.xl};
  }
`;
