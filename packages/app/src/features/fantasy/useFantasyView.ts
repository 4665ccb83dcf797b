import type { FantasyGame, UserId } from '@tribunen/domain';
import type { FantasyView, TeamEntryView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fantasyApi } from '../../api/fantasyApi.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { fantasyFailureText, fantasySquadQuery } from './fantasySquadQuery.ts';
import { savedFantasyTeamQuery, useSaveFantasyTeam } from './savedFantasyTeam.ts';
import { useGameweekViews } from './useGameweekViews.ts';
import { useKeptPlayers } from './useKeptPlayers.ts';

/** Which team of a game is shown: the saved team, none, or a team that was entered. */
type Chosen =
  | { readonly kind: 'saved' | 'none' }
  | {
      readonly kind: 'entered';
      readonly teamId: string;
    };

interface Choice {
  readonly chosen: Chosen;
  readonly typed: string;
}
const atFirst: Choice = { chosen: { kind: 'saved' }, typed: '' };

interface ShownFantasy {
  readonly view: FantasyView;
  /** Whether the spectator has pressed a button. From then on the new content takes the focus. */
  readonly takesFocus: boolean;
}

/** The spectator's team in a game. The choice and the typed number of the other game stay. */
export function useFantasyView(reader: UserId, game: FantasyGame): ShownFantasy {
  const api = useApi(fantasyApi);
  const services = useServices();
  const saved = useQuery(savedFantasyTeamQuery(api, reader, game));
  const save = useSaveFantasyTeam(reader, game);
  const [choices, setChoices] = useState<Readonly<Record<FantasyGame, Choice>>>({ fpl: atFirst, eliteserien: atFirst });
  const [takesFocus, setActed] = useState(false);
  const { chosen, typed } = choices[game];
  const choose = (choice: Partial<Choice>): void =>
    setChoices((before) => ({ ...before, [game]: { ...before[game], ...choice } }));

  const savedId = saved.data ?? null;
  const teamId = chosen.kind === 'entered' ? chosen.teamId : chosen.kind === 'saved' ? savedId : null;
  const squad = useQuery({ ...fantasySquadQuery(api, reader, game, teamId ?? ''), enabled: teamId !== null });
  useKeptPlayers(reader, game, squad.data);
  const gameweek = useGameweekViews(reader, game, squad.data?.teamId ?? null);

  const entry: TeamEntryView = {
    typed,
    onTyped: (text) => choose({ typed: text }),
    savedId,
    onSubmit: (entered) => {
      setActed(true);
      choose({ chosen: { kind: 'entered', teamId: entered } });
      save(entered);
    },
  };
  const onChangeTeam = (): void => {
    setActed(true);
    choose({ chosen: { kind: 'none' }, typed: '' });
  };
  const onRetry = (): void => {
    setActed(true);
    void squad.refetch();
  };

  const view = (): FantasyView => {
    if (chosen.kind === 'saved' && saved.isPending) return { status: 'loading' };
    if (teamId === null) return { status: 'entry', entry };
    if (squad.data !== undefined) {
      const { teamName, picks } = squad.data;
      const { round, league, squad: live, isHidden } = gameweek;
      const liveOf = new Map(live?.players.map((player) => [player.element, player]));
      return {
        status: 'ready',
        teamName,
        squad: picks.map((pick) => ({
          ...pick,
          gameweekPoints: isHidden ? null : pick.gameweekPoints,
          live: liveOf.get(pick.element) ?? null,
        })),
        round,
        league,
        onChangeTeam,
        now: () => instantNow(services),
      };
    }
    if (squad.error === null || squad.isFetching)
      return { status: 'loading-team', entry: chosen.kind === 'entered' ? entry : null };
    return { status: 'error', message: fantasyFailureText(squad.error), onRetry, onChangeTeam };
  };
  return { view: view(), takesFocus };
}
