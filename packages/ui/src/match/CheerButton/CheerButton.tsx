import { idleCheer, nextCheer, type Cheer, type CheerEvent, type Match, type Side } from '@tribunen/domain';
import { ArrowLeftRight, Megaphone, X } from 'lucide-react';
import { memo, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { narrow } from '../MatchHeader/headerSize.ts';
import { forcedOutline } from '../../theme/forcedOutline.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { CheerLabel } from './CheerLabel.tsx';

export interface CheerButtonProps {
  readonly match: Match;
  /** The chosen side; null until the spectator chooses. */
  readonly side: Side | null;
  onChoose(side: Side): void;
  /** A cheer goes out for the chosen side. */
  onCheer(side: Side): void;
  /** The button of a one-line header. The choice covers that line, and below 600 px the button has no words. */
  readonly isSmall?: boolean;
}

const sides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * Asks once whom the spectator cheers for; after that every press is a cheer. It is placed on the grass of a match
 * header. The choice replaces the button, takes the focus and returns it.
 */
export const CheerButton = memo(function CheerButton({
  match,
  side,
  onChoose,
  onCheer,
  isSmall = false,
}: CheerButtonProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const [choosing, setChoosing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(false);
  /** What a screen reader announces: whom the spectator cheers for now, and each cheer. */
  const [news, setNews] = useState<{ readonly side: Side; readonly cheers: number } | null>(null);

  const cheer: Cheer = choosing
    ? { status: 'choosing', before: side }
    : side === null
      ? idleCheer
      : { status: 'chosen', side };

  const happens = (event: CheerEvent) => {
    const { cheer: after, sends } = nextCheer(cheer, event);
    setChoosing(after.status === 'choosing');
    if (cheer.status === 'choosing' && after.status === 'chosen') {
      setNews({ side: after.side, cheers: 0 });
      if (after.side !== side) onChoose(after.side);
    }
    if (sends === null) return;
    setNews((before) => ({ side: sends, cheers: (before?.cheers ?? 0) + 1 }));
    onCheer(sends);
  };

  // The focus follows the next press: into the choice, and from it to the button.
  useEffect(() => {
    if (choosing === wasChoosing.current) return;
    wasChoosing.current = choosing;
    const marked = choice.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (choosing) (marked ?? choice.current?.querySelector('button'))?.focus();
    else if (document.activeElement === document.body || root.current?.contains(document.activeElement) === true)
      button.current?.focus();
  }, [choosing]);

  const faces = {
    home: faceOf(match.homeTeam, match.competition.id),
    away: faceOf(match.awayTeam, match.competition.id),
  };
  const forTeam = (team: Side) => t(($) => $.match.cheer.forTeam, { team: faces[team].name });
  const question = t(($) => $.match.cheer.ask);

  return (
    <Root
      ref={root}
      data-small={isSmall}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || cheer.status !== 'choosing') return;
        // Keeps Escape from closing anything else, such as a flip card.
        event.preventDefault();
        happens({ kind: 'dismiss' });
      }}
      onBlur={(event: FocusEvent) => {
        const leaves = event.relatedTarget !== null && root.current?.contains(event.relatedTarget) === false;
        if (leaves) happens({ kind: 'dismiss' });
      }}
    >
      {cheer.status === 'idle' && (
        <Button ref={button} variant="chalk" small aria-expanded={false} onClick={() => happens({ kind: 'press' })}>
          <Megaphone aria-hidden />
          <Words>{question}</Words>
        </Button>
      )}
      {cheer.status === 'choosing' && (
        <>
          <Choice ref={choice} role="group" aria-label={question}>
            {sides.map((team) => (
              <Button
                key={team}
                variant="chalk"
                small
                aria-pressed={side === team}
                onClick={() => happens({ kind: 'choose', side: team })}
              >
                <Crest owner={faces[team].owner} image={faces[team].image} size={20} />
                <TeamLabel>{faces[team].name}</TeamLabel>
              </Button>
            ))}
          </Choice>
          <Change type="button" aria-label={question} aria-expanded onClick={() => happens({ kind: 'dismiss' })}>
            <X size={20} aria-hidden />
          </Change>
        </>
      )}
      {cheer.status === 'chosen' && (
        <>
          <Button ref={button} variant="pitch" small onClick={() => happens({ kind: 'press' })}>
            <Crest owner={faces[cheer.side].owner} image={faces[cheer.side].image} size={20} />
            <Words>
              <CheerLabel team={faces[cheer.side].name} />
            </Words>
          </Button>
          <Change
            type="button"
            aria-label={t(($) => $.match.cheer.change)}
            aria-expanded={false}
            onClick={() => happens({ kind: 'change' })}
          >
            <ArrowLeftRight size={18} aria-hidden />
          </Change>
        </>
      )}
      <News role="status">
        {news !== null && cheer.status === 'chosen' && <span key={news.cheers}>{forTeam(news.side)}</span>}
      </News>
    </Root>
  );
});

const wordless = '@media (max-width: 899.98px)';

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  margin-left: auto;

  ${narrow} {
    & > button:first-child {
      width: ${theme.touch};
      padding: 0;
    }
  }

  &[data-small='true'] {
    position: static;
    flex: none;

    ${wordless} {
      & > button:first-child {
        width: ${theme.touch};
        padding: 0;
      }
    }
  }
`;

const Words = styled.span`
  ${wordless} {
    [data-small='true'] & {
      ${visuallyHidden}
    }
  }
  ${narrow} {
    ${visuallyHidden}
  }
`;

const Choice = styled.div`
  display: flex;
  gap: 6px;
  min-width: 0;

  [data-small='true'] > & {
    position: absolute;
    inset: 0 ${theme.size.corner} 0 0;
    z-index: 1;
    align-items: center;
    justify-content: center;
    padding: 0 ${theme.space[2]} 0 ${theme.space[1]};
    padding-right: calc(${theme.touch} + ${theme.space[1]});
    background: ${theme.colour.pitchA};
  }

  & > button {
    min-width: 0;
    padding-inline: 10px;
  }

  & > [aria-pressed='true'] {
    box-shadow: inset 0 0 0 3px ${theme.colour.pitchB};
    ${forcedOutline}
  }
`;

const TeamLabel = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Change = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
  border-radius: 50%;

  &:focus-visible {
    outline-color: ${theme.colour.onPitch};
    outline-offset: -4px;
  }
`;

const News = styled.p`
  ${visuallyHidden}
`;
