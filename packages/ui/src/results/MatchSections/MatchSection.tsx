import type { CompetitionCode, CompetitionGroup, MatchId, Side } from '@tribunen/domain';
import { memo } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { CompetitionSection } from '../../primitives/CompetitionSection/CompetitionSection.tsx';
import { theme } from '../../theme/theme.ts';
import { usePageHref } from '../../links/PageLink.tsx';
import { useCompetitionName } from '../../teamFaces/useCompetitionName.ts';
import { CompetitionCrest } from '../../teamFaces/CompetitionCrest.tsx';
import { MatchCard } from '../MatchCard/MatchCard.tsx';
import { PenaltyBoxes } from './PenaltyBoxes.tsx';

interface MatchSectionProps {
  readonly group: CompetitionGroup;
  readonly open: boolean;
  onToggle(competition: CompetitionCode): void;
  readonly flashes: ReadonlyMap<MatchId, ReadonlySet<Side>>;
  matchHref(id: MatchId): string;
  /** The match in the pane beside the list; null for none. */
  readonly chosen: MatchId | null;
  /** The ids of the followed teams. */
  readonly ownTeams: ReadonlySet<string>;
  /** The heading level: 3 where the list has a heading. */
  readonly level: 2 | 3;
}

const dark: ReadonlySet<Side> = new Set();

/**
 * One competition's matches of the day. «Simulert» appears here once when it applies to all of them, otherwise on the
 * cards.
 */
export const MatchSection = memo(function MatchSection({
  group: { competition, matches },
  open,
  onToggle,
  flashes,
  matchHref,
  chosen,
  ownTeams,
  level,
}: MatchSectionProps) {
  const { t } = useWords();
  const nameOf = useCompetitionName();
  const pageHref = usePageHref({ competition });
  const rows = open ? matches.length : 0;
  const allSimulated = matches.every((match) => match.simulated);
  return (
    <Root style={{ gridRowEnd: `span ${rows + 1}`, '--rows': rows }}>
      <CompetitionSection
        name={nameOf(competition)}
        emblem={<CompetitionCrest competition={competition} />}
        {...(allSimulated && { note: t(($) => $.results.simulated) })}
        pageHref={pageHref}
        open={open}
        onToggle={() => onToggle(competition.id)}
        level={level}
      >
        <PenaltyBoxes />
        {matches.map((match) => (
          <MatchCard
            key={match.id}
            match={match}
            href={matchHref(match.id)}
            flash={flashes.get(match.id) ?? dark}
            markSimulated={match.simulated && !allSimulated}
            isChosen={chosen === match.id}
            ownTeams={ownTeams}
          />
        ))}
      </CompetitionSection>
    </Root>
  );
}, isSame);

/** Every answer makes new groups, but a match that has not changed stays the same object. */
function isSame(
  { group: was, flashes: lit, ...before }: MatchSectionProps,
  { group: is, flashes, ...after }: MatchSectionProps,
): boolean {
  const rest = new Map<string, unknown>(Object.entries(after));
  return (
    Object.entries(before).every(([name, value]) => value === rest.get(name)) &&
    was.competition === is.competition &&
    was.matches.length === is.matches.length &&
    was.matches.every((match, row) => match === is.matches[row] && lit.get(match.id) === flashes.get(match.id))
  );
}

/**
 * A section out of sight is neither laid out nor painted, so that three hundred matches scroll like ten. Until it is
 * visible the browser assumes the height of its heading and rows, so that nothing moves when it appears.
 */
const Root = styled.div`
  content-visibility: auto;
  container-type: inline-size;
  contain-intrinsic-block-size: auto calc(58px + var(--rows) * 56px);

  ${theme.media.tablet} {
    contain-intrinsic-block-size: auto calc(58px + var(--rows) * 64px);
  }

  ${theme.media.desktop} {
    contain-intrinsic-block-size: auto calc(70px + var(--rows) * 64px);
  }
`;
