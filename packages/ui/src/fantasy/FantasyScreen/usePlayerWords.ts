import type { FantasyGame, FantasyPick, LiveLine, LivePlayer } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';

/** The texts about a player of a game, and about the points. */
export function usePlayerWords(game: FantasyGame) {
  const { t } = useWords();
  return {
    /** «Forsvar · Arsenal» */
    placeOf: ({ position, teamName }: Pick<FantasyPick, 'position' | 'teamName'>): string => {
      const word = t(($) => $.fantasy.positions[position]);
      return teamName === '' ? word : `${word} · ${teamName}`;
    },
    points: (n: number | null): string => (n === null ? '–' : t(($) => $.fantasy.points[game], { n })),
    /** «2 mål +8» */
    line: ({ identifier, value, points }: LiveLine): string => {
      const what = t(($) => $.fantasy.player.stat[identifier], { n: value, count: value });
      return t(($) => $.fantasy.player.line, { what, points: signed(points) });
    },
    /** Why a player has no points, or whether they come on or go off; null when there is nothing to say. */
    noteOf: ({ change, appearance, fixtures }: LivePlayer): string | null => {
      if (change !== null) return t(($) => $.fantasy.player[change]);
      if (appearance === 'played') return null;
      return t(($) =>
        fixtures.length === 0 && appearance === 'absent' ? $.fantasy.player.blank : $.fantasy.player[appearance],
      );
    },
  };
}

/** `+2`, `−1`, `0` */
function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
