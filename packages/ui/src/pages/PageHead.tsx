import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mownStripes } from '../theme/pitchMarkings.ts';
import { theme } from '../theme/theme.ts';

interface PageHeadProps {
  /** A crest of 56 pixels. */
  readonly crest: ReactNode;
  readonly name: string;
  /** A note under the name. */
  readonly note?: ReactNode;
  /** Buttons and links about the whole page. */
  readonly actions: ReactNode;
}

/**
 * The head of a page, on mown grass: crest, name and actions. The screen's header must have `inHead`; screen readers
 * read its title instead of the name.
 */
export function PageHead({ crest, name, note, actions }: PageHeadProps) {
  return (
    <Root data-top>
      {crest}
      <Texts>
        <b aria-hidden>{name}</b>
        {note !== undefined && <div>{note}</div>}
      </Texts>
      <Actions>{actions}</Actions>
    </Root>
  );
}

const Root = styled.div`
  /* The colour of a skeleton on grass. */
  --line: ${theme.colour.pitchLineFaint};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding: ${theme.space[4]} 72px ${theme.space[4]} ${theme.space.gutter};
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};

  ${theme.media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    min-height: 96px;
    padding-block: ${theme.space[2]};
    padding-right: calc(${theme.size.corner} + ${theme.space[6]});

    /* The search and the profile menu are on the line of the name and the actions, however many lines the notes take. */
    [data-in-head]:has(~ &) > :last-child {
      top: 0;
      height: 96px;
    }
  }
`;

const Texts = styled.div`
  min-width: 0;
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;

  & > b {
    font-size: ${theme.font.size.xl};
    font-weight: ${theme.font.weight.black};
    letter-spacing: ${theme.font.track.tight};
    line-height: ${theme.font.line.tight};
  }
  & > div {
    margin-top: ${theme.space[1]};
    color: ${theme.colour.onPitch2};
    font-size: ${theme.font.size.sm};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${theme.space[2]};

  /* In line with the name. */
  ${theme.media.tablet} {
    grid-column: auto;
    align-self: start;
    align-content: center;
    min-height: 80px;
  }

  & > :focus-visible {
    outline-color: ${theme.colour.onPitch};
  }
`;
