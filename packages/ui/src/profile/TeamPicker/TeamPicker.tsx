import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import type { TeamPickerView } from './TeamPickerView.ts';
import { TeamSearchPanel } from './TeamSearchPanel.tsx';

interface TeamPickerProps {
  readonly view: TeamPickerView;
  /** The name of the favourite team; null if none is chosen. */
  readonly team: string | null;
  onTeam(team: string | null): void;
}

/** The favourite team: a badge if one is chosen, otherwise a search through the teams of the competitions. */
export function TeamPicker({ view, team, onTeam }: TeamPickerProps) {
  const { t } = useWords();
  const legendId = useId();
  const [changing, setChanging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // Every choice removes the element that had the focus: the next control gets the focus.
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (moved > 0) root.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [moved]);
  const choose = (chosen: string | null) => {
    onTeam(chosen);
    setChanging(false);
    setMoved(moved + 1);
  };
  return (
    <Root ref={root} role="group" aria-labelledby={legendId}>
      <Legend id={legendId}>{t(($) => $.profile.team.label)}</Legend>
      {team !== null && (
        <Chosen>
          <Badge>
            <Crest owner={{ kind: 'club', name: team }} image={null} size={24} />
            <span>{team}</span>
            <IconButton icon={X} label={t(($) => $.profile.team.remove)} onClick={() => choose(null)} />
          </Badge>
          <Button
            variant="line"
            small
            aria-expanded={changing}
            data-next={changing ? undefined : true}
            onClick={() => {
              setChanging(!changing);
              setMoved(moved + 1);
            }}
          >
            {t(($) => $.profile.team.change)}
          </Button>
        </Chosen>
      )}
      {(team === null || changing) && <TeamSearchPanel view={view} onTeam={choose} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Legend = styled.span`
  margin-bottom: -6px;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  padding-left: ${theme.space[3]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.turfSoft};
  font-weight: ${theme.font.weight.bold};
  overflow-wrap: anywhere;
`;
