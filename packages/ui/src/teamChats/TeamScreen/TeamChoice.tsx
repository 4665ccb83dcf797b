import { ChevronDown, Shield } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import type { PickableTeam } from './TeamView.ts';

interface TeamChoiceProps {
  readonly state:
    | { readonly kind: 'none' }
    | {
        readonly kind: 'chosen';
        readonly team: PickableTeam;
        /** Null while the messages are being loaded. */
        readonly messageCount: number | 'failed' | null;
        /** Whether the list is open; on a desktop it is always open beside the chat. */
        readonly isOpen: boolean;
        onPress(): void;
      };
}

/** The team whose chat is open, with the number of its messages; on a phone it opens the list of teams. */
export function TeamChoice({ state }: TeamChoiceProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  if (state.kind === 'none') {
    return (
      <Plain>
        <Shield size={32} aria-hidden />
        <Texts>
          <b>{t(($) => $.team.choose)}</b>
          <small>{t(($) => $.team.pressToChoose)}</small>
        </Texts>
      </Plain>
    );
  }
  const { team, messageCount, isOpen, onPress } = state;
  const face = faceOf(team, null);
  return (
    <Press type="button" aria-expanded={isOpen} onClick={onPress}>
      <Crest owner={face.owner} image={face.image} size={36} />
      <Texts>
        <b>{face.name}</b>
        <small>
          {messageCount === null
            ? t(($) => $.commonLater.loadingMessages)
            : messageCount === 'failed'
              ? t(($) => $.common.messagesFailed)
              : t(($) => $.team.messages, { count: messageCount })}
        </small>
      </Texts>
      <Other>
        {t(($) => $.team.change)}
        <ChevronDown size={20} aria-hidden />
      </Other>
    </Press>
  );
}

const look = css`
  display: grid;
  flex: none;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 64px;
  /* In line with the chat under it. */
  padding: ${theme.space[2]} max(${theme.space.gutter}, calc((100% - 760px) / 2));
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  text-align: left;
`;

const Plain = styled.div`
  ${look}

  & > svg {
    justify-self: center;
    color: ${theme.colour.text3};
  }
`;

const Press = styled.button`
  ${look}

  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.desktop} {
    pointer-events: none;
  }
`;

/** Beside the chat on a desktop the list is always there. */
const Other = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};

  & > svg {
    color: ${theme.colour.text2};
    transition: rotate ${theme.time.fast};
  }
  [aria-expanded='true'] > & > svg {
    rotate: 180deg;
  }
  ${theme.media.desktop} {
    display: none;
  }
`;

const Texts = styled.span`
  display: grid;
  line-height: ${theme.font.line.snug};

  & > b {
    font-weight: ${theme.font.weight.bold};
    overflow-wrap: anywhere;
  }
  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
    font-variant-numeric: tabular-nums;
  }
`;
