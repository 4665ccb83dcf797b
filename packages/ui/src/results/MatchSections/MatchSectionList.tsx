import type { LoadedDay, MatchSections } from '../ResultsScreen/ResultsView.ts';
import { MatchSection } from './MatchSection.tsx';
import { SectionGrid } from './SectionGrid.ts';

interface MatchSectionListProps {
  readonly sections: MatchSections;
  readonly day: LoadedDay;
  readonly level: 2 | 3;
}

/** A list of matches by competition. */
export function MatchSectionList({ sections, day, level }: MatchSectionListProps) {
  return (
    <SectionGrid>
      {sections.groups.map((group) => (
        <MatchSection
          key={group.competition.id}
          group={group}
          open={!sections.collapsed.has(group.competition.id)}
          onToggle={sections.onToggleSection}
          flashes={day.flashes}
          matchHref={day.matchHref}
          chosen={day.chosen}
          ownTeams={day.ownTeams}
          level={level}
        />
      ))}
    </SectionGrid>
  );
}
