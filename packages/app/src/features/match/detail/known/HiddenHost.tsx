import { canReplay, epochMs, type HiddenGroup, isSameGroup, type Match, osloDayOf } from '@tribunen/domain';
import { HiddenResult, useTeamFaces } from '@tribunen/ui';
import { useServices } from '../../../../services/useServices.ts';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { useKnowledge } from '../../../../live/knownUntil/useKnowledge.ts';
import { useReplayedReport } from './useReplayedReport.ts';

interface HiddenHostProps {
  readonly match: Match;
  /** Null when a replay is not offered here. */
  readonly onReplay: (() => void) | null;
}

/** A replay is offered only when any match with that kick-off is over, so that the button reveals nothing of this one. */
const surelyOverMs = 3 * 60 * 60_000;

/** A match whose result the reader has hidden. */
export function HiddenHost({ match, onReplay }: HiddenHostProps) {
  const knowledge = useKnowledge();
  const { now } = useServices();
  const isOver = now() - epochMs(match.utcKickoff) > surelyOverMs;
  const { report, hasFailed } = useReplayedReport(match.id, isOver);
  const { groups } = useObserved(knowledge.choices);
  const offered = useGroupsOf(match);
  return (
    <HiddenResult
      groups={offered.map((group) => ({ group, isHidden: groups.some((each) => isSameGroup(each, group)) }))}
      onGroup={(group, isHidden) => (isHidden ? knowledge.hideGroup(group) : knowledge.showGroup(group))}
      onReplay={report !== null && canReplay(report) ? onReplay : null}
      hasFailed={hasFailed}
      onShow={() => knowledge.showResult(match.id)}
    />
  );
}

/** The groups of matches to which a match belongs. */
function useGroupsOf({ homeTeam, awayTeam, competition, utcKickoff }: Match): readonly HiddenGroup[] {
  const faceOf = useTeamFaces();
  const from = osloDayOf(utcKickoff);
  const teams = [homeTeam, awayTeam].flatMap((team): HiddenGroup[] =>
    team.id === null ? [] : [{ kind: 'team', id: team.id, name: faceOf(team, competition.id).name, from }],
  );
  return [
    ...teams,
    { kind: 'competition', id: competition.id, name: competition.name, from },
    { kind: 'day', id: from },
  ];
}
