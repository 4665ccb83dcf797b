import type { UserId } from '@tribunen/domain';
import { FantasyScreen } from '@tribunen/ui';
import { useSession } from '../../services/useSession.ts';
import { useFantasyGame } from './useFantasyGame.ts';
import { useFantasyView } from './useFantasyView.ts';

/** The spectator's fantasy team, at /fantasy. The route admits signed-in spectators only. */
export function FantasyContainer() {
  const session = useSession();
  return session.status === 'signed-in' ? <OwnFantasy key={session.user.id} reader={session.user.id} /> : null;
}

function OwnFantasy({ reader }: { readonly reader: UserId }) {
  const [game, onGame] = useFantasyGame(reader);
  const { view, takesFocus } = useFantasyView(reader, game);
  return <FantasyScreen game={game} onGame={onGame} view={view} takesFocus={takesFocus} />;
}
