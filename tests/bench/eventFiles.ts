import { readEventFile } from '@tribunen/contract';
import { spread } from './goalToBanner/spread.ts';

const head =
  'game_id,period_id,time_seconds,team_id,player_id,start_x,start_y,end_x,end_y,type_id,result_id,bodypart_id';
const row = (n: number): string =>
  `7,${1 + (n % 2)},${n % 2700}.25,${217 + (n % 2)},${n % 22},${n % 105}.123456,${n % 68}.654321,${(n * 7) % 105}.5,34.25,${n % 23},${n % 2},0`;
const wyscoutEvent = (n: number) => ({
  eventId: 8,
  subEventName: 'Simple pass',
  tags: [{ id: 1801 }],
  playerId: n % 22,
  positions: [
    { x: n % 100, y: 49 },
    { x: 31, y: n % 100 },
  ],
  matchId: 9001,
  eventName: 'Pass',
  teamId: n % 2,
  matchPeriod: '1H',
  eventSec: n % 2700,
  subEventId: 85,
  id: n,
});

/** Repeats events until the text has at least three megabytes. */
function threeMegabytes(of: (events: number) => string): string {
  const one = of(1000).length / 1000;
  return of(Math.ceil((3 * 1024 * 1024) / one));
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const files = {
  'SPADL, CSV': threeMegabytes((count) => [head, ...numbers(count).map(row)].join('\n')),
  'Wyscout, JSON': threeMegabytes((count) => JSON.stringify(numbers(count).map(wyscoutEvent))),
};

/** How long a file of 3 MB is read, as in its worker, by the thread's own clock (aim: under 400 ms). */
for (const [name, text] of Object.entries(files)) {
  const times = numbers(7).map(() => {
    const began = process.threadCpuUsage();
    if (readEventFile(text).status !== 'read') throw new Error(`${name} is not read`);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  });
  console.log(`${name}, ${(text.length / 1024 / 1024).toFixed(1)} MB, milliseconds:`, spread(times));
}
