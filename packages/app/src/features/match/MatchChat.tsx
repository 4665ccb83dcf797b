import { isFinished, isLive, type Match, matchChatRoom } from '@tribunen/domain';
import { useTeamFaces } from '@tribunen/ui';
import { useMemo } from 'react';
import { RoomChat } from '../../chat/RoomChat.tsx';
import { useMatchEvents } from '../../chat/useMatchEvents.ts';
import { teamRatingPath } from '../../routes/scoutingPaths.ts';

/** The chat of a match, with its goals and cards; after the match the ratings of its players are a step away. */
export function MatchChat({ match }: { readonly match: Match }) {
  const events = useMatchEvents(match);
  const faceOf = useTeamFaces();
  const { homeTeam, awayTeam, utcKickoff, competition } = match;
  const room = useMemo(() => matchChatRoom({ homeTeam, awayTeam, utcKickoff }), [homeTeam, awayTeam, utcKickoff]);
  const [home, away] = [homeTeam, awayTeam].map((team) => faceOf(team, competition.id).name);
  return (
    <RoomChat
      room={room}
      place={{ kind: 'match', name: `${home} – ${away}` }}
      isLive={isLive(match)}
      events={events}
      ratingsHref={isFinished(match) ? teamRatingPath(match.id, null) : null}
    />
  );
}
