import { searchTeams, type CompetitionCode } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';
import { useCompetitionName } from '../../teamFaces/useCompetitionName.ts';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { theme } from '../../theme/theme.ts';
import { FoundTeams } from './FoundTeams.tsx';
import type { TeamPickerView } from './TeamPickerView.ts';

interface TeamSearchPanelProps {
  readonly view: TeamPickerView;
  onTeam(name: string): void;
}

const pauseMs = 300;

/** The search: a competition, a text, and the teams found. */
export function TeamSearchPanel({ view, onTeam }: TeamSearchPanelProps) {
  const { t } = useWords();
  const competitionName = useCompetitionName();
  const [competition, setCompetition] = useState<CompetitionCode | null>(null);
  const [text, setText] = useState('');
  const { kind: begun } = searchTeams(text, [], { acrossAll: competition === null });
  const isLongEnough = begun !== 'nothing-typed' && begun !== 'too-short';

  const onSearch = useRef(view.onSearch);
  useEffect(() => {
    onSearch.current = view.onSearch;
  });
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const timer = setTimeout(() => onSearch.current({ text, competition }), pauseMs);
    return () => clearTimeout(timer);
  }, [isLongEnough, text, competition]);

  const isAnswered = view.found?.query.text === text && view.found.query.competition === competition;
  return (
    <Panel>
      <SelectField<CompetitionCode | null>
        label={t(($) => $.profile.team.competition)}
        options={[
          { value: null, label: t(($) => $.profile.team.allCompetitions) },
          ...view.competitions.map((each) => ({
            value: each.id,
            label: t(($) => $.profile.team.competitionOption, { name: competitionName(each), code: each.id }),
          })),
        ]}
        value={competition}
        onSelect={setCompetition}
      />
      <SearchBox
        label={t(($) => $.profile.team.search)}
        data-next
        value={text}
        onType={setText}
        onKeyDown={(event) => {
          // Otherwise Enter would submit the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <FoundTeams
        state={isLongEnough ? (isAnswered ? 'answered' : 'searching') : begun}
        teams={view.found?.teams ?? []}
        onTeam={onTeam}
      />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.surface};
`;
