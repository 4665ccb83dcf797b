import { searchTeams, type CompetitionCode } from '@tribunen/domain';
import { useState } from 'react';
import { useCompetitionName } from '../../teamFaces/useCompetitionName.ts';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { usePauseInTyping } from '../../primitives/usePauseInTyping.ts';
import { theme } from '../../theme/theme.ts';
import { FoundTeams } from './FoundTeams.tsx';
import type { TeamPickerView } from './TeamPickerView.ts';

interface TeamSearchPanelProps {
  readonly view: TeamPickerView;
  onTeam(name: string): void;
}

/** The search: a competition, a text, and the teams found. */
export function TeamSearchPanel({ view, onTeam }: TeamSearchPanelProps) {
  const { t } = useWords();
  const competitionName = useCompetitionName();
  const [competition, setCompetition] = useState<CompetitionCode | null>(null);
  const [text, setText] = useState('');
  const begun = beginningOf(text, competition);
  const afterPause = usePauseInTyping();
  const search = (typed: string, chosen: CompetitionCode | null): void => {
    const kind = beginningOf(typed, chosen);
    setText(typed);
    setCompetition(chosen);
    afterPause(isLongEnough(kind) ? () => view.onSearch({ text: typed, competition: chosen }) : null);
  };

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
        onSelect={(chosen) => search(text, chosen)}
      />
      <SearchBox
        label={t(($) => $.profile.team.search)}
        data-next
        value={text}
        onType={(typed) => search(typed, competition)}
        onKeyDown={(event) => {
          // Otherwise Enter would submit the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <FoundTeams
        state={isLongEnough(begun) ? (isAnswered ? 'answered' : 'searching') : begun}
        teams={view.found?.teams ?? []}
        onTeam={onTeam}
      />
    </Panel>
  );
}

type Beginning = ReturnType<typeof searchTeams>['kind'];

/** The state of a search for this text before any teams have been fetched. */
function beginningOf(text: string, competition: CompetitionCode | null): Beginning {
  return searchTeams(text, [], { acrossAll: competition === null }).kind;
}

function isLongEnough(kind: Beginning): kind is Exclude<Beginning, 'nothing-typed' | 'too-short'> {
  return kind !== 'nothing-typed' && kind !== 'too-short';
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.surface};
`;
