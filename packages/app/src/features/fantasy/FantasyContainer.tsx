import type { UserId } from '@tribunen/domain';
import { FantasyScreen, type FantasyView, type TeamEntryView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fantasyApi } from '../../api/fantasyApi.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import { fantasyFailureText, type FantasySquad, fantasySquadQuery } from './fantasySquadQuery.ts';
import { savedFantasyTeamQuery, useSaveFantasyTeam } from './savedFantasyTeam.ts';
import { useGameweekViews } from './useGameweekViews.ts';
import { useKeptPlayers } from './useKeptPlayers.ts';

/** The spectator's fantasy team, at /fantasy. The route admits signed-in spectators only. */
export function FantasyContainer() {
  const session = useSession();
  return session.status === 'signed-in' ? <OwnFantasy key={session.user.id} reader={session.user.id} /> : null;
}

const game = 'fpl';

/** Which team is shown: the saved team, none, or a team that was entered. */
type Chosen =
  | { readonly kind: 'saved' | 'none' }
  | {
      readonly kind: 'entered';
      readonly teamId: string;
    };

function OwnFantasy({ reader }: { readonly reader: UserId }) {
  const api = useApi(fantasyApi);
  const saved = useQuery(savedFantasyTeamQuery(api, reader, game));
  const save = useSaveFantasyTeam(reader, game);
  const [chosen, setChosen] = useState<Chosen>({ kind: 'saved' });
  const [typed, setTyped] = useState('');
  const [hasActed, setActed] = useState(false);
  const savedId = saved.data ?? null;

  const enter = (teamId: string): void => {
    setActed(true);
    setChosen({ kind: 'entered', teamId });
    save(teamId);
  };
  const entry: TeamEntryView = { typed, onTyped: setTyped, savedId, onSubmit: enter };
  const teamId = chosen.kind === 'entered' ? chosen.teamId : chosen.kind === 'saved' ? savedId : null;

  if (chosen.kind === 'saved' && saved.isPending) return <FantasyScreen view={{ status: 'loading' }} />;
  if (teamId === null) return <FantasyScreen view={{ status: 'entry', entry }} takesFocus={hasActed} />;
  return (
    <ChosenTeam
      key={teamId}
      reader={reader}
      teamId={teamId}
      entry={chosen.kind === 'entered' ? entry : null}
      takesFocus={hasActed}
      onAct={() => setActed(true)}
      onChangeTeam={() => {
        setActed(true);
        setTyped('');
        setChosen({ kind: 'none' });
      }}
    />
  );
}

interface ChosenTeamProps {
  readonly reader: UserId;
  readonly teamId: string;
  /** The form in which the team was entered; null for the saved team. */
  readonly entry: TeamEntryView | null;
  readonly takesFocus: boolean;
  /** Called when the spectator presses a button: from then on a new screen takes the focus. */
  onAct(): void;
  onChangeTeam(): void;
}

function ChosenTeam({ reader, teamId, entry, takesFocus, onAct, onChangeTeam }: ChosenTeamProps) {
  const api = useApi(fantasyApi);
  const { data: squad, error, isFetching, refetch } = useQuery(fantasySquadQuery(api, reader, game, teamId));
  useKeptPlayers(reader, game, squad);
  if (squad !== undefined) {
    return <LoadedTeam reader={reader} squad={squad} takesFocus={takesFocus} onChangeTeam={onChangeTeam} />;
  }
  const onRetry = (): void => {
    onAct();
    void refetch();
  };
  const view: FantasyView =
    error === null || isFetching
      ? { status: 'loading-team', entry }
      : { status: 'error', message: fantasyFailureText(error), onRetry, onChangeTeam };
  return <FantasyScreen view={view} takesFocus={takesFocus} />;
}

interface LoadedTeamProps {
  readonly reader: UserId;
  readonly squad: FantasySquad;
  readonly takesFocus: boolean;
  onChangeTeam(): void;
}

function LoadedTeam({ reader, squad: { teamId, teamName, picks }, takesFocus, onChangeTeam }: LoadedTeamProps) {
  const services = useServices();
  const { round, league, squad: live } = useGameweekViews(reader, game, teamId);
  return (
    <FantasyScreen
      view={{
        status: 'ready',
        teamName,
        squad: picks.map((pick) => ({
          ...pick,
          live: live?.players.find(({ element }) => element === pick.element) ?? null,
        })),
        round,
        league,
        onChangeTeam,
        now: () => instantNow(services),
      }}
      takesFocus={takesFocus}
    />
  );
}
