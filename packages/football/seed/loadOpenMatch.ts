import { readWyscoutFile } from '@tribunen/contract';
import type { RecordedMatch } from '@tribunen/domain';

/** The ids of the open match and of its home team in Wyscout's data. */
export const openMatch = { id: 2_499_719, homeTeamId: 1609 } as const;

/**
 * Arsenal–Leicester City of 11 August 2017, event by event, as Wyscout recorded it (CC BY 4.0). The build puts it into
 * a separate chunk.
 *
 * @throws {Error} when the file is not what the importer reads
 */
export async function loadOpenMatch(): Promise<RecordedMatch> {
  const { openMatchEvents } = await import('./openMatchEvents.ts');
  const read = readWyscoutFile(JSON.stringify(openMatchEvents), { homeTeamId: String(openMatch.homeTeamId) });
  if (read.status === 'read') return read.match;
  throw new Error(`The open match cannot be read: ${JSON.stringify(read)}`);
}
