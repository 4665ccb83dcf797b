import type { MatchId, Side } from '@tribunen/domain';
import type { MatchSections } from '../ResultsScreen/ResultsView.ts';
import { MatchSection } from './MatchSection.tsx';
import { SectionGrid } from './SectionGrid.ts';

interface MatchSectionListProps {
  readonly sections: MatchSections;
  readonly flashes: ReadonlyMap<MatchId, ReadonlySet<Side>>;
  matchHref(id: MatchId): string;
  readonly level: 2 | 3;
}

/** A list of matches by competition. */
export function MatchSectionList({ sections, flashes, matchHref, level }: MatchSectionListProps) {
  return (
    <SectionGrid>
      {sections.groups.map((group) => (
        <MatchSection
          key={group.competition.id}
          group={group}
          open={!sections.collapsed.has(group.competition.id)}
          onToggle={sections.onToggleSection}
          flashes={flashes}
          matchHref={matchHref}
          level={level}
        />
      ))}
    </SectionGrid>
  );
}
