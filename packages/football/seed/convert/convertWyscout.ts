// Converts Wyscout's public file of one match into the file in packages/football/seed/data: node
// packages/football/seed/convert/convertWyscout.ts <file> <match>
import { readFileSync, writeFileSync } from 'node:fs';
import { readWyscoutFile } from '@tribunen/contract';
import { array, number, object, parse, record, string } from 'valibot';

const place = object({ x: number(), y: number() });
/** The parts of the file that the demo needs. Parsing leaves out all others. */
const file = object({
  teams: record(string(), object({ team: object({ name: string() }) })),
  players: record(string(), array(object({ player: object({ wyId: number(), shortName: string() }) }))),
  events: array(
    object({
      eventName: string(),
      subEventName: string(),
      tags: array(object({ id: number() })),
      playerId: number(),
      teamId: number(),
      matchPeriod: string(),
      eventSec: number(),
      positions: array(place),
    }),
  ),
});
const shown: ReadonlySet<string> = new Set(['Pass', 'Free Kick', 'Shot', 'Duel']);

const [from = '', match = ''] = process.argv.slice(2);
const { teams, players, events } = parse(file, JSON.parse(readFileSync(from, 'utf8')));
const kept = events
  .filter(({ eventName, subEventName }) => shown.has(eventName) || subEventName === 'Acceleration')
  .map((event) => ({ ...event, eventSec: Math.round(event.eventSec * 10) / 10 }));
const text = JSON.stringify({ teams, players, events: kept });
const read = readWyscoutFile(text);
if (read.status !== 'read') throw new Error(`The match cannot be read: ${JSON.stringify(read)}`);
writeFileSync(
  new URL(`../data/wyscout-${match}.json`, import.meta.url),
  text.replaceAll('{"eventName"', '\n{"eventName"'),
);
process.stdout.write(`${read.match.events.length} events\n`);
