import type { CompetitionCode, Team } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { usePageHref } from '../../links/PageLink.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { tight } from './headerSize.ts';

interface TeamOnPitchProps {
  readonly team: Team;
  readonly competition: CompetitionCode;
}

/** One team on its own half: crest above name, on a desktop side by side under the header's tools, which lead to its page. Where they lead nowhere the header's sentence is read instead. */
export const TeamOnPitch = memo(function TeamOnPitch({ team, competition }: TeamOnPitchProps) {
  const href = usePageHref({ team });
  const face = useTeamFaces()(team, competition);
  const content = (
    <>
      <Crest owner={face.owner} image={face.image} size={56} />
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
  gap: 10px;
  min-width: 0;
  padding-inline: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
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

  ${theme.media.desktop} {
    display: flex;
    align-self: end;
    align-items: center;
    margin-bottom: 18px;
    text-align: left;

    &:first-child {
      flex-direction: row-reverse;
      text-align: right;
    }
    & > svg,
    & > img {
      flex: none;
      width: 44px;
      height: 44px;
    }
  }

  ${tight} {
    gap: 6px;
    padding-inline: ${theme.space[1]};

    & > svg,
    & > img {
      width: 44px;
      height: 44px;
    }
  }

  @media (max-height: 480px) {
    gap: 6px;
    font-size: ${theme.font.size.md};

    & > svg,
    & > img {
      width: 36px;
      height: 36px;
    }
  }
`;
