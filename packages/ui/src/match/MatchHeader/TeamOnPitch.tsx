import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../teams/TeamName.tsx';
import type { TeamFace } from '../../teams/teamFacesIn.ts';
import { theme } from '../../theme/theme.ts';
import { tight } from './headerSize.ts';

/** One team on its own half: crest above name. */
export function TeamOnPitch({ face }: { readonly face: TeamFace }) {
  return (
    <Root>
      <Crest owner={face.owner} image={face.image} size={56} />
      <TeamName name={face.name} />
    </Root>
  );
}

const Root = styled.div`
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

  ${theme.media.desktop} {
    font-size: ${theme.font.size.xl};

    & > svg,
    & > img {
      width: 72px;
      height: 72px;
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
