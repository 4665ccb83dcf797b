import { readFileSync } from 'node:fs';
import { readEventFile, type ReadEventFile } from '@tribunen/contract';
import { expect, test } from 'vitest';

const input = (name: string): string => readFileSync(new URL(`inputs/${name}`, import.meta.url), 'utf8');

/** The content of a file in figures: events of each kind, goals, own goals and events that are left out. */
function summaryOf(read: ReadEventFile) {
  if (read.status === 'refused') {
    const { format, line, column, field, what } = read.fault;
    return { refused: what.kind, format, at: `${line}:${column}`, field };
  }
  if (read.status === 'several') return { several: read.matches.map(({ id }) => id) };
  const { events, ownGoals, leftOut } = read.match;
  const countOf = (kind: string) => events.filter((event) => event.kind === kind).length;
  const goals = events.filter((event) => event.kind === 'shot' && event.outcome === 'goal').length;
  return { shots: countOf('shot'), passes: countOf('pass'), goals, ownGoals, leftOut };
}

const nothing = { shots: 0, passes: 0, goals: 0, ownGoals: 0, leftOut: 0 };
const spadl = input('spadl-pandas-index.csv');
const league = input('wyscout-v2-league.json');
const statsBomb = input('statsbomb-bom.json');

test.each([
  ['spadl-pandas-index.csv', spadl, { ...nothing, shots: 2, goals: 1 }],
  ['spadl-ids-only.csv', input('spadl-ids-only.csv'), { ...nothing, shots: 2, goals: 1 }],
  ['wyscout-v2-league.json', league, { ...nothing, passes: 1, shots: 1, goals: 1 }],
  ['statsbomb-bom.json', statsBomb, { ...nothing, shots: 1, goals: 1 }],
  ['statsbomb-own-goal.json', input('statsbomb-own-goal.json'), { ...nothing, ownGoals: 1 }],
])('EVENTS-1 the file %s is read', (_number, text, summary) => {
  expect(summaryOf(readEventFile(text))).toEqual(summary);
});

const semicolons = spadl.replaceAll(',', ';').replaceAll(/(\d)\.(\d)/g, '$1,$2');
const kloppyHead =
  'event_type,end_coordinates_y,end_coordinates_x,result,timestamp,coordinates_y,coordinates_x,team_id,period_id';
const kloppy = (...rows: readonly string[]): string => [kloppyHead, ...rows].join('\n');
const shot = 'SHOT,0.5,1,GOAL,0 days 00:12:30.25,0.5,0.9,a,1';

test.each([
  ['semicolons and decimal commas', semicolons, { ...nothing, shots: 2, goals: 1 }],
  ['tabs', spadl.replaceAll(',', '\t'), { ...nothing, shots: 2, goals: 1 }],
  ['CRLF and a byte order mark', `\uFEFF${spadl.replaceAll('\n', '\r\n')}`, { ...nothing, shots: 2, goals: 1 }],
  [
    'a line break in quotes',
    spadl
      .replace('shot,success', 'shot,"success"\r')
      .replaceAll('\r', '')
      .replace('bodypart_name', '"bodypart\n_name"'),
    { ...nothing, shots: 2, goals: 1 },
  ],
  [
    '«Unnamed: 0» and ids with a decimal point',
    spadl.replace(',game_id', 'Unnamed: 0,game_id').replaceAll('217,1,', '217.0,1.0,'),
    { ...nothing, shots: 2, goals: 1 },
  ],
  ['a lost coordinate', spadl.replace('11,34', 'NaN,34'), { ...nothing, shots: 1, goals: 1, leftOut: 1 }],
  ['an infinite time', spadl.replace('9.0', 'inf'), { ...nothing, shots: 1, goals: 1, leftOut: 1 }],
  [
    'an own goal in SPADL',
    spadl.replace('shot,fail', 'bad_touch,owngoal'),
    { ...nothing, shots: 1, goals: 1, ownGoals: 1 },
  ],
  ['two matches in SPADL', spadl.replace('1,7,', '1,8,'), { several: ['7', '8'] }],
  [
    'kloppy’s durations, columns in any order',
    kloppy(shot, 'PASS,0.4,0.5,COMPLETE,00:01:02,0.5,0.4,b,2'),
    { ...nothing, shots: 1, passes: 1, goals: 1 },
  ],
  [
    'kloppy’s events without a place or a team',
    kloppy(shot, 'PASS,,,COMPLETE,12,,,b,2', 'GENERIC:Pressure,,,,12,,,,1'),
    { ...nothing, shots: 1, goals: 1, leftOut: 1 },
  ],
  [
    'kloppy’s own goal',
    kloppy(shot.replace('GOAL', 'OWN_GOAL'), shot),
    { ...nothing, shots: 1, goals: 1, ownGoals: 1 },
  ],
  ['a league of two matches', league.replace('9001', '9002'), { several: ['9002', '9001'] }],
  ['a lost place in Wyscout', league.replace('"y": 49', '"y": NaN'), { ...nothing, shots: 1, goals: 1, leftOut: 1 }],
  ['a lost place in StatsBomb', statsBomb.replace('[108,40]', '[NaN,Infinity]'), { ...nothing, leftOut: 1 }],
])('EVENTS-1 a file with %s is read', (_what, text, summary) => {
  expect(summaryOf(readEventFile(text))).toEqual(summary);
});

test('EVENTS-1 kloppy’s timestamps, written as durations or numbers, are read as seconds of the period', () => {
  const secondOf = (timestamp: string) => {
    const read = readEventFile(kloppy(shot.replace('0 days 00:12:30.25', timestamp)));
    return read.status === 'read' ? read.match.events[0]?.second : read;
  };
  const written = ['0 days 00:12:30.25', '750.25', '00:12:30.250000', '12:30.25', 'PT12M30.25S', '750250'];
  expect(written.map(secondOf)).toEqual(written.map(() => 750.25));
});

test('EVENTS-10 only the events of the chosen match are read from a file of several matches', () => {
  const two = league.replace('9001', '9002');
  expect(summaryOf(readEventFile(two, { matchId: '9002' }))).toEqual({ ...nothing, passes: 1 });
  expect(summaryOf(readEventFile(two, { matchId: '9001' }))).toEqual({ ...nothing, shots: 1, goals: 1 });
});

test.each([
  ['Wyscout’s version 3', '{"events":[{"type":{"primary":"pass"}}]}', 'wyscout-3'],
  ['Wyscout’s version 3 in a bare list', '[{"id":1,"type":{"primary":"shot"}}]', 'wyscout-3'],
  ['StatsBomb’s 360', '[{"event_uuid":"a","freeze_frame":[]}]', 'statsbomb-360'],
  ['StatsBomb as a table', 'id,type,location,possession_team\n1,Pass,"[60, 40]",Brann', 'statsbomb-table'],
  ['Atomic-SPADL', 'game_id,x,y,dx,dy,type_name\n1,2,3,4,5,pass', 'atomic-spadl'],
  ['tracking data of kloppy', 'period_id,timestamp,ball_x,ball_y\n1,2,3,4', 'kloppy-tracking'],
  ['XML', '<?xml version="1.0"?><Games/>', 'xml'],
])('EVENTS-9 %s is refused, and the refusal names its format', (_what, text, format) => {
  expect(summaryOf(readEventFile(text))).toEqual({ refused: 'unread-format', format, at: '1:1', field: '' });
});

test.each([
  [
    'text in the place of a number',
    spadl.replace('11,34', 'elleve,34'),
    { refused: 'wrong', format: 'spadl', at: '3:7', field: 'start_x' },
  ],
  [
    'text in the place of a number after quoted line breaks',
    spadl.replace('foot\n1', '"foot\n\n"\n1').replace('11,34', 'elleve,34'),
    { refused: 'wrong', format: 'spadl', at: '5:7', field: 'start_x' },
  ],
  [
    'a missing column',
    spadl.replace('period_id', 'half'),
    { refused: 'missing', format: 'spadl', at: '2:1', field: 'period_id' },
  ],
  [
    'kloppy’s coordinates in metres',
    kloppy(shot.replace('0.9', '94.5')),
    { refused: 'wrong', format: 'kloppy', at: '2:7', field: 'coordinates_x' },
  ],
  [
    'text in the place of a time',
    kloppy(shot.replace('0 days 00:12:30.25', 'snart')),
    { refused: 'wrong', format: 'kloppy', at: '2:5', field: 'timestamp' },
  ],
  [
    'a broken Wyscout event',
    league.replace('"1H"', '"H1"'),
    { refused: 'wrong', format: 'wyscout-2', at: '24:18', field: '0.matchPeriod' },
  ],
  ['JSON that ends too early', league.slice(0, -3), { refused: 'not-json', format: null, at: '58:3', field: '' }],
])('EVENTS-5 a file with %s is refused, and the refusal names its format, line and column', (_what, text, summary) => {
  expect(summaryOf(readEventFile(text))).toEqual(summary);
});
