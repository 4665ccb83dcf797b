import type { CompetitionCode, Team } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { usePageHref } from '../../links/PageLink.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';

interface TeamOnPitchProps {
  readonly team: Team;
  readonly competition: CompetitionCode;
}

/**
 * One team on its own half: the crest above the name, both links to the team's page. Without a page, screen readers
 * read the header's sentence instead.
 */
export const TeamOnPitch = memo(function TeamOnPitch({ team, competition }: TeamOnPitchProps) {
  const href = usePageHref({ team });
  const face = useTeamFaces()(team, competition);
  const content = (
    <>
      <Crest owner={face.owner} image={face.image} size={36} />
      <TeamName name={face.name} />
    </>
  );
  return href === null ? (
    <Root aria-hidden>{content}</Root>
  ) : (
    <Root as={Link} href={href}>
      {content}
    </Root>
  );
});

const Root = styled.div<{ readonly href?: string }>`
  display: grid;
  justify-items: center;
  gap: 6px;
  min-width: 0;
  /* Keeps the team below the contents of the corner. */
  padding: 28px ${theme.space[2]} 0;
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.015em;
  line-height: 1.1;
  text-align: center;

  & > :last-child {
    justify-self: stretch;
  }
  &:focus-visible {
    outline-color: ${theme.colour.onPitch};
  }
  @media (hover: hover) {
    &:is(a):hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 4px;
    }
  }
`;
