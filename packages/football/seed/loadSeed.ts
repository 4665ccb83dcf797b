import { parse } from 'valibot';
import { inventSquad } from './inventSquad.ts';
import { obosLigaen, toppserien } from './norwegianLeagues.ts';
import type { SquadPlayer } from './SquadPlayer.ts';
import { seedCompetition, type SeedCompetition, seedNames, type SeedNames, seedSquads } from './seedSchema.ts';

/** One competition's data with the squads of its teams. */
export interface Season extends SeedCompetition {
  /** By team id. */
  readonly squads: ReadonlyMap<number, readonly SquadPlayer[]>;
}

/** The seasons behind the demo: three competitions from open data, and two Norwegian leagues whose schedule is ours. */
export interface Seed {
  readonly worldCup: Season;
  readonly eliteserien: Season;
  readonly premierLeague: Season;
  readonly obosLigaen: Season;
  readonly toppserien: Season;
}

/**
 * Loads the seed. The build puts it into separate chunks, so that the calling code stays small.
 *
 * @throws {ValiError} when a data file breaks its schema
 */
export async function loadSeed(): Promise<Seed> {
  const [{ worldCup }, { worldCupSquads }, { eliteserien }, { premierLeague }, { playerNames }] = await Promise.all([
    import('./worldCup.ts'),
    import('./worldCupSquads.ts'),
    import('./eliteserien.ts'),
    import('./premierLeague.ts'),
    import('./playerNames.ts'),
  ]);
  const names = parse(seedNames, playerNames);
  return {
    worldCup: { ...parse(seedCompetition, worldCup), squads: realSquads(worldCupSquads) },
    eliteserien: withInventedSquads(parse(seedCompetition, eliteserien), names),
    premierLeague: withInventedSquads(parse(seedCompetition, premierLeague), names),
    // Norway's two men's leagues share one list of names.
    obosLigaen: withInventedSquads(obosLigaen, names, 'TIP'),
    toppserien: withInventedSquads(toppserien, names),
  };
}

function realSquads(data: unknown): Season['squads'] {
  const { squads } = parse(seedSquads, data);
  return new Map(
    Object.entries(squads).map(([team, players]) => [
      Number(team),
      players.map(([shirtNumber, line, name]) => ({ id: Number(team) * 100 + shirtNumber, name, shirtNumber, line })),
    ]),
  );
}

function withInventedSquads(season: SeedCompetition, names: SeedNames, league = season.competition.code): Season {
  const ofLeague = names[league];
  if (ofLeague === undefined) throw new Error(`No names are known for the players of ${league}`);
  return { ...season, squads: new Map(season.teams.map(({ id }) => [id, inventSquad(id, ofLeague)])) };
}
