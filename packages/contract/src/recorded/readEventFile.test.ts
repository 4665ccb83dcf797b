import { pitchPoint, toPitchEvents } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import type { ReadFile } from '../files/FileFault.ts';
import type { EventFileMatch, EventFileOptions } from './EventFile.ts';
import { readEventFile } from './readEventFile.ts';
import { recordedEvent, toRecordedEventRow } from './recordedEvent.ts';
import { readStatsBombFrames } from './statsBombFile.ts';

/** The match of a file that must be readable. */
function read(text: string, options?: EventFileOptions): EventFileMatch {
  const file = readEventFile(text, options);
  if (file.status !== 'read') throw new Error(JSON.stringify(file));
  return file.match;
}

function valueOf<Value>(file: ReadFile<Value>): Value {
  if (!file.ok) throw new Error(`line ${file.fault.line}, ${file.fault.field}: ${file.fault.message}`);
  return file.value;
}

const wyscoutEvent = {
  eventId: 8,
  id: 1,
  subEventId: 85,
  matchId: 7,
  eventName: 'Pass',
  subEventName: 'Simple pass',
  tags: [{ id: 1801 }],
  playerId: 10,
  teamId: 1,
  matchPeriod: '1H',
  eventSec: 2.75,
  positions: [
    { x: 50, y: 50 },
    { x: 84, y: 19 },
  ],
};

function wyscout(...events: readonly Partial<typeof wyscoutEvent>[]): string {
  const player = (wyId: number, shortName: string) => ({ playerId: wyId, player: { wyId, shortName, role: {} } });
  return JSON.stringify(
    {
      events: events.map((event) => ({ ...wyscoutEvent, ...event })),
      teams: { 1: { wyId: 1, name: 'Brann' }, 2: { team: { wyId: 2, name: 'Molde' } } },
      players: { 1: [player(10, 'K. Lie'), player(11, 'O. M\\u00f8e')], 2: [player(20, 'T. Dahl')] },
    },
    null,
    1,
  );
}

test('EVENTS-1 Wyscout: shares of the pitch become metres of a team that attacks x = 0', () => {
  const { teams, events } = read(wyscout({}, { playerId: 11, positions: [{ x: 90, y: 50 }] }));
  expect(teams).toEqual({ home: { id: '1', name: 'Brann' }, away: { id: '2', name: 'Molde' } });
  expect(events[0]).toEqual({
    side: 'home',
    player: 'K. Lie',
    period: 1,
    second: 2.75,
    frame: null,
    kind: 'pass',
    from: { x: 52.5, y: 0 },
    to: { x: 16.5, y: -20.16 },
    completed: true,
    receiver: 'O. Møe',
  });
  expect(events[1]).toMatchObject({ from: { x: 11, y: 0 }, to: { x: 11, y: 0 } });
});

test('EVENTS-4 Wyscout: the tags of a shot give its one outcome, and where in the goal it went', () => {
  const shot = {
    eventName: 'Shot',
    subEventName: 'Shot',
    positions: [
      { x: 90, y: 50 },
      { x: 0, y: 0 },
    ],
  };
  const outcomes = [
    [101, 1801, 1208],
    [1801, 1202, 403],
    [1802, 1211],
    [1802, 2101],
  ].map((tags) => ({ ...shot, tags: tags.map((id) => ({ id })) }));
  const { events } = read(wyscout(...outcomes, { ...shot, eventName: 'Free Kick', subEventName: 'Penalty' }));
  expect(events).toMatchObject([
    { kind: 'shot', outcome: 'goal', to: { x: 0, y: -2.6 }, height: 2.1, header: false, penalty: false },
    { kind: 'shot', outcome: 'on-target', to: { x: 0, y: 2.6 }, height: 0.4, header: true },
    { kind: 'shot', outcome: 'off-target', to: { x: 0, y: -5.2 } },
    { kind: 'shot', outcome: 'blocked', to: { x: 5.5, y: 0 }, height: null },
    { kind: 'shot', penalty: true, to: { x: 0, y: 0 } },
  ]);
});

test('EVENTS-4 Wyscout: duels that were won or lost, runs and dead balls are kept, other events are left out', () => {
  const { events } = read(
    wyscout(
      { eventName: 'Duel', subEventName: 'Air duel', tags: [{ id: 703 }] },
      { eventName: 'Duel', subEventName: 'Air duel', tags: [{ id: 701 }], teamId: 2 },
      { eventName: 'Duel', subEventName: 'Air duel', tags: [{ id: 702 }] },
      { eventName: 'Others on the ball', subEventName: 'Acceleration' },
      { eventName: 'Others on the ball', subEventName: 'Touch' },
      { eventName: 'Free Kick', subEventName: 'Corner', tags: [{ id: 1802 }], playerId: 0 },
      { eventName: 'Foul', subEventName: 'Foul' },
    ),
    { homeTeamId: '2' },
  );
  expect(events.map(({ kind, side }) => [kind, side])).toEqual([
    ['duel', 'away'],
    ['duel', 'home'],
    ['run', 'away'],
    ['pass', 'away'],
  ]);
  expect(events[0]).toMatchObject({ won: true });
  expect(events[1]).toMatchObject({ won: false });
  expect(events[3]).toMatchObject({ completed: false, player: null, receiver: null });
});

test('EVENTS-8 Wyscout: a corner that stands for an unknown place is not drawn', () => {
  const [near, far, middle] = [
    { x: 0, y: 0 },
    { x: 100, y: 100 },
    { x: 50, y: 50 },
  ];
  const failed = { subEventName: 'Cross', tags: [{ id: 1802 }] };
  const { events } = read(
    wyscout(
      { eventName: 'Free Kick', subEventName: 'Goal kick', positions: [far, middle] },
      { ...failed, positions: [middle, near] },
      { ...failed, positions: [middle, far] },
      { ...failed, eventName: 'Free Kick', subEventName: 'Corner', positions: [far, { x: 90, y: 50 }] },
    ),
  );
  expect(events).toMatchObject([
    { from: { x: 99.5, y: 0 }, to: { x: 52.5, y: 0 } },
    { from: { x: 0, y: 34 }, to: { x: 11, y: 0 } },
  ]);
});

const statsBombEvent = {
  id: 'aa',
  index: 1,
  period: 1,
  timestamp: '00:00:05.000',
  minute: 0,
  second: 5,
  type: { id: 30, name: 'Pass' },
  possession: 1,
  team: { id: 217, name: 'Brann' },
  player: { id: 1, name: 'Kari Lie' },
  location: [60, 40],
  pass: { recipient: { id: 2, name: 'Ola Moe' }, length: 4, end_location: [102, 18] },
};

const starting = { id: 's', type: { id: 35, name: 'Starting XI' }, tactics: { formation: 433 } };
const other = { team: { id: 218, name: 'Molde' }, player: { id: 9, name: 'Tor Dahl' } };
function statsBomb(...events: readonly object[]): string {
  const { pass: _pass, player: _player, location: _location, ...plain } = statsBombEvent;
  return JSON.stringify(
    [
      { ...plain, ...starting },
      { ...plain, ...starting, team: other.team },
      ...events.map((event) => ({ ...plain, player: statsBombEvent.player, location: [60, 40], ...event })),
    ],
    null,
    2,
  );
}

test('EVENTS-1 StatsBomb: yards become metres, and the team that is named first is at home', () => {
  const { teams, events } = read(statsBomb({ pass: statsBombEvent.pass }));
  expect(teams).toEqual({ home: { id: '217', name: 'Brann' }, away: { id: '218', name: 'Molde' } });
  expect(events).toEqual([
    {
      side: 'home',
      player: 'Kari Lie',
      period: 1,
      second: 5,
      frame: null,
      kind: 'pass',
      from: { x: 52.5, y: 0 },
      to: { x: 16.5, y: -20.16 },
      completed: true,
      receiver: 'Ola Moe',
    },
  ]);
});

test('EVENTS-4 StatsBomb: shots, carries, failed passes and duels are kept, other events are left out', () => {
  const shot = (outcome: string, more: object = {}) => ({
    type: { id: 16, name: 'Shot' },
    location: [108, 40],
    shot: {
      end_location: [120, 38, 1],
      outcome: { id: 1, name: outcome },
      type: { id: 87, name: 'Open Play' },
      body_part: { id: 40, name: 'Right Foot' },
      ...more,
    },
  });
  const { events } = read(
    statsBomb(
      shot('Goal', { body_part: { id: 37, name: 'Head' } }),
      shot('Saved', { type: { id: 88, name: 'Penalty' }, end_location: [120, 40] }),
      shot('Blocked'),
      shot('Wayward'),
      {
        ...other,
        period: 2,
        minute: 46,
        second: 7,
        type: { id: 43, name: 'Carry' },
        carry: { end_location: [70, 40] },
      },
      {
        pass: { end_location: [70, 40], outcome: { id: 9, name: 'Incomplete' }, recipient: { id: 2, name: 'Ola Moe' } },
      },
      { type: { id: 4, name: 'Duel' }, duel: { type: { id: 11, name: 'Tackle' }, outcome: { id: 4, name: 'Won' } } },
      { type: { id: 4, name: 'Duel' }, duel: { type: { id: 10, name: 'Aerial Lost' } } },
      { type: { id: 42, name: 'Ball Receipt*' } },
    ),
  );
  expect(events).toMatchObject([
    {
      kind: 'shot',
      outcome: 'goal',
      header: true,
      penalty: false,
      height: 0.9144,
      from: { x: 11, y: 0 },
      to: { x: 0, y: -1.83 },
    },
    { kind: 'shot', outcome: 'on-target', penalty: true, height: null },
    { kind: 'shot', outcome: 'blocked' },
    { kind: 'shot', outcome: 'off-target' },
    { kind: 'run', side: 'away', player: 'Tor Dahl', period: 2, second: 67 },
    { kind: 'pass', completed: false, receiver: null },
    { kind: 'duel', won: true },
    { kind: 'duel', won: false },
  ]);
});

test('EVENTS-6 StatsBomb’s 360 data is joined to its event', () => {
  const frames = valueOf(
    readStatsBombFrames(
      JSON.stringify([
        {
          event_uuid: 'aa',
          visible_area: [0, 0, 120, 80],
          freeze_frame: [
            { teammate: true, actor: true, keeper: false, location: [60, 40] },
            { teammate: false, actor: false, keeper: true, location: [120, 36] },
          ],
        },
      ]),
    ),
  );
  const { events } = read(statsBomb({ pass: statsBombEvent.pass }, { id: 'bb', pass: statsBombEvent.pass }), {
    frames,
  });
  expect(events.map(({ frame }) => frame)).toEqual([
    [
      { at: { x: 52.5, y: 0 }, isTeammate: true, isKeeper: false },
      { at: { x: 0, y: -3.66 }, isTeammate: false, isKeeper: true },
    ],
    null,
  ]);
  expect(readStatsBombFrames('[{ "event_uuid": "aa" }]')).toMatchObject({
    fault: { line: 1, field: '0.freeze_frame' },
  });
});

const spadl = `game_id,period_id,time_seconds,team_id,team_name,player_id,player_name,start_x,start_y,end_x,end_y,type_name,result_name,bodypart_name
7,1,3.5,217,Brann,1,"Lie, Kari",94,34,105,32,shot,success,head
7,1,9,218,"Molde ""FK""",9,Tor Dahl,11,34,0,36,shot_penalty,fail,foot
7,2,10,217,Brann,2,Ola Moe,50,20,60,30,pass,success,foot
7,2,12,217,Brann,1,Kari Lie,60,30,70,30,dribble,success,foot
7,2,13,218,Molde,9,Tor Dahl,40,20,40,20,tackle,fail,foot
7,2,14,218,Molde,9,Tor Dahl,40,20,40,20,foul,fail,foot

`;

test('EVENTS-1 SPADL: the away team plays from right to left, and both attack x = 0', () => {
  const { teams, events } = read(spadl);
  expect(teams).toEqual({ home: { id: '217', name: 'Brann' }, away: { id: '218', name: 'Molde "FK"' } });
  expect(events).toMatchObject([
    {
      kind: 'shot',
      side: 'home',
      player: 'Lie, Kari',
      from: { x: 11, y: 0 },
      to: { x: 0, y: 2 },
      outcome: 'goal',
      header: true,
    },
    { kind: 'shot', side: 'away', from: { x: 11, y: 0 }, to: { x: 0, y: 2 }, outcome: 'on-target', penalty: true },
    { kind: 'pass', from: { x: 55, y: 14 }, completed: true, receiver: 'Kari Lie' },
    { kind: 'run' },
    { kind: 'duel', won: false },
  ]);
});

test('EVENTS-4 SPADL: the place where a failed shot ended gives its outcome', () => {
  const row = {
    period_id: 1,
    time_seconds: 1,
    team_id: 217,
    player_id: 5,
    start_x: 90,
    start_y: 34,
    type_name: 'shot',
    result_name: 'fail',
  };
  const ends = [
    { end_x: 105, end_y: 40 },
    { end_x: 96, end_y: 34 },
    { end_x: 105, end_y: 34 },
  ];
  const { events, teams } = read(JSON.stringify(ends.map((end) => ({ ...row, ...end }))));
  expect(events).toMatchObject([
    { outcome: 'off-target', player: '5' },
    { outcome: 'blocked' },
    { outcome: 'on-target' },
  ]);
  expect(teams.home).toEqual({ id: '217', name: '217' });
});

test('EVENTS-1 kloppy: shares from the upper left corner become metres of a team that attacks x = 0', () => {
  const row = {
    period_id: 2,
    timestamp: 60.5,
    team_id: 'a',
    player_id: 'p1',
    coordinates_x: 0.5,
    coordinates_y: 0.25,
    end_coordinates_x: 1,
    end_coordinates_y: 0.5,
  };
  const { events } = read(
    JSON.stringify([
      { ...row, event_type: 'PASS', result: 'COMPLETE' },
      { ...row, event_type: 'SHOT', result: 'SAVED', player_id: 'p2', body_part_type: 'HEAD' },
      { ...row, event_type: 'SHOT', result: 'BLOCKED', end_coordinates_x: null, set_piece_type: 'PENALTY' },
      { ...row, event_type: 'SHOT', result: 'OFF_TARGET', end_coordinates_x: null },
      { ...row, event_type: 'CARRY', team_id: 'b' },
      { ...row, event_type: 'DUEL', result: 'WON' },
      { ...row, event_type: 'TAKE_ON', result: 'INCOMPLETE' },
      { ...row, event_type: 'CARD' },
      { ...row, event_type: 'PASS', coordinates_x: null },
    ]),
  );
  expect(events).toMatchObject([
    { kind: 'pass', side: 'home', second: 60.5, from: { x: 52.5, y: -17 }, to: { x: 0, y: 0 }, receiver: 'p2' },
    { kind: 'shot', outcome: 'on-target', header: true },
    { kind: 'shot', outcome: 'blocked', penalty: true, to: { x: 26.25, y: -8.5 } },
    { kind: 'shot', outcome: 'off-target', to: { x: 0, y: 0 } },
    { kind: 'run', side: 'away' },
    { kind: 'duel', won: true },
    { kind: 'duel', won: false },
  ]);
});

test('EVENTS-7 a pass goes to the next player of the team to act, but not to the passer or across the break', () => {
  const { events } = read(
    wyscout(
      {},
      {},
      { playerId: 11, matchPeriod: '1H', tags: [] },
      { playerId: 10 },
      { teamId: 2, playerId: 20 },
      { playerId: 11, matchPeriod: '2H' },
    ),
  );
  expect(events.map((event) => (event.kind === 'pass' ? event.receiver : undefined))).toEqual([
    null,
    'O. Møe',
    null,
    null,
    null,
    null,
  ]);
});

const kloppy = (row: string): string => `period_id,timestamp,team_id,coordinates_x,coordinates_y,event_type\n${row}`;

test.each([
  ['Wyscout', wyscout({}, { matchPeriod: '3H' }), { line: 44, field: 'events.1.matchPeriod' }],
  [
    'Wyscout',
    wyscout({}).replace('"x": 84', '"x": "84"'),
    { format: 'wyscout-2', line: 25, field: 'events.0.positions.1.x' },
  ],
  ['Wyscout', wyscout({ positions: [{ x: 101, y: 3 }] }), { line: 21, field: 'events.0.positions.0.x' }],
  ['StatsBomb', statsBomb({ period: 'first' }), { field: '2.period' }],
  ['SPADL', spadl.replace('50,20,60', '50,twenty,60'), { format: 'spadl', line: 4, column: 9, field: 'start_y' }],
  ['SPADL', 'start_x,start_y\n', { format: 'spadl', line: 1, field: '', message: 'There are no rows' }],
  ['SPADL', 'start_x,start_y\n1,2', { line: 2, field: 'period_id', what: { kind: 'missing' } }],
  ['SPADL', spadl.replace('type_name', 'kind'), { format: 'spadl', field: 'type_name/type_id' }],
  ['SPADL', '[{ "start_x": 1 }]', { line: 1, field: 'period_id' }],
  ['kloppy', kloppy('9,1,a,0.5,0.5,PASS'), { format: 'kloppy', line: 2, column: 1, field: 'period_id' }],
  ['kloppy', kloppy('1,1,a,60,0.5,PASS'), { line: 2, column: 4, field: 'coordinates_x', what: { expected: '<=1.5' } }],
  ['kloppy', kloppy('1,soon,a,0.5,0.5,PASS'), { line: 2, column: 2, what: { expected: 'duration', found: '"soon"' } }],
  ['kloppy', '[{ "event_type": "PASS" }]', { line: 1, field: 'period_id' }],
  ['broken JSON', '[\n{ "type": }]', { line: 2, field: '' }],
  ['nothing', '', { line: 1, field: '' }],
  ['another list', '[1]', { line: 1, field: '', message: 'This is no file of Wyscout, StatsBomb, SPADL or kloppy' }],
  ['another object', '{ "matches": [] }', { line: 1, field: '' }],
  ['another table', 'a,b\n1,2', { line: 1, field: '' }],
])('EVENTS-5 a malformed file of %s is refused with the line and field of its fault', (_format, text, fault) => {
  expect(readEventFile(text)).toMatchObject({ status: 'refused', fault });
});

test('EVENTS-3 an imported file is shown on the pitch', () => {
  const { home, away } = toPitchEvents(read(spadl));
  expect(home.shots).toMatchObject([{ minute: 1, outcome: 'goal', player: 'Lie, Kari' }]);
  expect(home.passes).toMatchObject([{ minute: 46, receiver: 'Kari Lie' }]);
  expect(away.shots[0]?.xg).toBeGreaterThan(0.5);
});

test('EVENTS-1 an event that is sent in an answer is the same when it is parsed', () => {
  const { events } = read(spadl);
  expect(events.map((event) => parse(recordedEvent, JSON.parse(JSON.stringify(toRecordedEventRow(event)))))).toEqual(
    events,
  );
  const [first] = events;
  const at = pitchPoint(1, 2);
  const duel = events.find(({ kind }) => kind === 'duel');
  for (const event of [first, duel]) {
    if (event === undefined) throw new Error('The file has no such event');
    const withFrame = { ...event, frame: [{ at, isTeammate: true, isKeeper: false }] };
    expect(parse(recordedEvent, toRecordedEventRow(withFrame))).toEqual(withFrame);
  }
});
