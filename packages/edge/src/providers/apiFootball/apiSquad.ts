import type { ApiFixture, ApiLineUp, ApiLineUpPlayer, ProviderLineUpPlayer } from '@tribunen/contract';

const positions: Readonly<Record<string, string>> = {
  G: 'Goalkeeper',
  D: 'Defender',
  M: 'Midfielder',
  F: 'Forward',
};

interface Squad {
  readonly formation: string | null;
  readonly lineup: ProviderLineUpPlayer[];
  readonly bench: ProviderLineUpPlayer[];
}

/** A team's line-up, the eleven ordered by rows from the goalkeeper and within a row from the left; null if missing. */
export function squadOf(lineUps: ApiFixture['lineups'], team: number): Squad | null {
  const lineUp = lineUps?.find((each) => each.team.id === team);
  const eleven = lineUp?.startXI ?? [];
  if (lineUp === undefined || eleven.length === 0) return null;
  return {
    formation: lineUp.formation ?? null,
    lineup: slotted(eleven),
    bench: (lineUp.substitutes ?? []).map((each) => toPlayer(each, null)),
  };
}

/** The provider lists each row from right to left. The players are therefore sorted by the provider's grid. */
function slotted(eleven: NonNullable<ApiLineUp['startXI']>): ProviderLineUpPlayer[] {
  const places = eleven.map((each) => ({ each, grid: gridOf(each) }));
  if (places.some(({ grid }) => grid === null)) return eleven.map((each) => toPlayer(each, null));
  return places.toSorted((a, b) => (a.grid ?? 0) - (b.grid ?? 0)).map(({ each }, slot) => toPlayer(each, slot));
}

/** A position in the provider's grid of rows and columns as a number: «2:4» is 204. */
function gridOf({ player }: ApiLineUpPlayer): number | null {
  const [, row, column] = /^(\d):(\d{1,2})$/.exec(player.grid ?? '') ?? [];
  return row === undefined || column === undefined ? null : Number(row) * 100 + Number(column);
}

function toPlayer({ player }: ApiLineUpPlayer, slotIndex: number | null): ProviderLineUpPlayer {
  return {
    id: player.id || null,
    name: player.name,
    position: positions[player.pos ?? ''] ?? null,
    shirtNumber: player.number ?? null,
    slotIndex,
  };
}
