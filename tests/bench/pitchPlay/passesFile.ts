import { seededRandom } from '@tribunen/domain';

/**
 * A SPADL file with this many passes of one team, spread over the pitch and over 95 minutes.
 *
 * @example
 * passesFile(2000).split('\n').length; // 2001
 */
export function passesFile(passes: number): string {
  const random = seededRandom(passes);
  const somewhere = () => `${(random() * 105).toFixed(1)},${(random() * 68).toFixed(1)}`;
  const rows = Array.from({ length: passes }, (_, index) => {
    const minute = 1 + Math.floor((index / passes) * 95);
    const [period, second] = minute <= 45 ? [1, (minute - 1) * 60] : [2, (minute - 46) * 60];
    const result = random() < 0.8 ? 'success' : 'fail';
    return `${period},${second},7,Brann,Spiller ${index % 11},${somewhere()},${somewhere()},pass,${result}`;
  });
  const head = 'period_id,time_seconds,team_id,team_name,player_name,start_x,start_y,end_x,end_y,type_name,result_name';
  return [head, ...rows].join('\n');
}
