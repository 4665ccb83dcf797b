import { createRandom, seededUuid } from '@tribunen/football';
import { Backend, chatKey, scenarios, signedUpUser } from '@tribunen/mocks/simulation';
import type { LiveMatchRow, TeamMessageRow } from '@tribunen/contract';
import { exampleMatchRow } from '@tribunen/contract/examples';
import { instantAt, type LiveMode } from '@tribunen/domain';
import { loadAgainLikeABrowser } from '../../../packages/app/src/testing/keepChatOpen.ts';
import { Line } from '../network/Line.ts';
import { Journal } from '../run/Journal.ts';
import { muteConsole } from '../run/muteConsole.ts';
import { seedProcess } from '../time/seededProcess.ts';
import { SimulatedTime } from '../time/SimulatedTime.ts';
import { ChatLaws, type StoredRow } from './ChatLaws.ts';
import type { ChatIncident, ChatPlan } from './ChatPlan.ts';
import { ChatSpectator, room } from './ChatSpectator.ts';

/**
 * How long the chat runs without faults before the final check: long enough to send all waiting messages at the pace of
 * CHAT-31.
 */
const settleMs = 90_000;
const lookMs = 250;
const endpoint = 'rest/team_messages';
/** The kinds of incident during which a page can still load the chat. */
const hindersNoLoad: ReadonlySet<ChatIncident['kind']> = new Set(['crowd', 'flood', 'slow-chat', 'shut-out']);
/** Within this time after the end of mode `crowd` every page has changed its mode. */
const hearsWithinMs = 25_000;

export interface ChatResult {
  readonly seed: number;
  /** The first law that was broken; null when all held. */
  readonly violation: { readonly law: string; readonly at: number; readonly what: string } | null;
  readonly checks: number;
  readonly rows: number;
  readonly log: readonly string[];
}

/** Runs the chat of a plan and checks the laws. The run ends early when a law is broken. */
export async function runChatPlan(plan: ChatPlan, keepLog = false): Promise<ChatResult> {
  const giveBack = seedProcess(plan.seed);
  const time = new SimulatedTime(plan.start);
  const journal = new Journal(() => time.now, keepLog);
  const unmute = muteConsole(journal);
  const beServer = loadAgainLikeABrowser();
  let violation: ChatResult['violation'] = null;
  try {
    const { backend, spectators, rows } = await openChat(plan, time, journal);
    const troubles: { readonly until: number; readonly incident: ChatIncident }[] = [];
    const freeSince = (spectator: ChatSpectator): number => {
      const felt = troubles.filter(
        ({ incident }) =>
          !hindersNoLoad.has(incident.kind) &&
          (!('spectator' in incident) || spectators[incident.spectator] === spectator),
      );
      return Math.max(plan.start, ...felt.map(({ until }) => (until > time.now ? Infinity : until)));
    };
    const laws = new ChatLaws({
      spectators,
      rows,
      now: () => time.now,
      freeSince,
      wasCrowdedSince: (moment) =>
        troubles.some(({ incident, until: over }) => incident.kind === 'crowd' && over + hearsWithinMs >= moment),
      broken: (law, what) => {
        journal.note('law', `${law} is broken: ${what}`);
        violation ??= { law, at: time.now - plan.start, what };
      },
    });
    journal.attend(laws);
    const until = async (moment: number): Promise<void> => {
      while (time.now < moment && violation === null) {
        await time.runUntil(Math.min(moment, time.now + lookMs));
        laws.look();
      }
    };
    let written = 0;
    let floods = 0;
    for (const { at, spectator } of plan.messages) {
      time.after(at, () => {
        written += 1;
        spectators[spectator]?.write(seededUuid(plan.seed, 'message', written));
      });
    }
    for (const incident of plan.incidents) {
      time.after(incident.at, () => {
        journal.note('world', incident.kind, incident);
        troubles.push({ incident, until: time.now + ('ms' in incident ? incident.ms : 0) });
        begin(incident);
      });
    }
    const begin = (incident: ChatIncident): void => {
      const spectator = 'spectator' in incident ? spectators[incident.spectator] : undefined;
      switch (incident.kind) {
        case 'requests':
          backend.faults.set(endpoint, incident.fault);
          time.after(incident.ms, () => backend.faults.set(endpoint));
          return;
        case 'line':
          backend.faults.socket.set(incident.fault);
          time.after(incident.ms, () => backend.faults.socket.set());
          return;
        case 'offline':
          spectator?.goOffline();
          time.after(incident.ms, () => spectator?.goOnline());
          return;
        case 'lost-answers':
          spectator?.loseAnswers(true);
          time.after(incident.ms, () => spectator?.loseAnswers(false));
          return;
        case 'reload':
          spectator?.reload();
          return;
        case 'crowd': {
          const tell = (mode: LiveMode): void => {
            backend.crowding = { mode, nextCheckIn: null };
            for (const [index, each] of spectators.entries()) {
              time.after(incident.heardAfter[index] ?? 0, () => each.hearMode(backend.crowding.mode));
            }
          };
          tell('crowd');
          time.after(incident.ms, () => tell('small'));
          return;
        }
        case 'slow-chat': {
          const { teamId: team_id, teamName: team_name } = room;
          const { slow_chats } = backend.database.desk;
          const chat = chatKey(team_id, team_name);
          void slow_chats.insert([{ chat, team_id, team_name, seconds: incident.seconds }]);
          time.after(incident.ms, () => void slow_chats.delete(() => true));
          return;
        }
        case 'shut-out': {
          const user_id = spectator?.userId ?? '';
          const { shut_outs } = backend.database.desk;
          void shut_outs.insert([{ user_id, reason: 'spam', until: null }]);
          time.after(incident.ms, () => void shut_outs.delete((row) => row.user_id === user_id));
          return;
        }
        case 'flood':
          void backend.database.team_messages.insert(
            Array.from({ length: incident.count }, (_, index) =>
              strangersMessage(plan, (floods += 1), time.now + index),
            ),
          );
      }
    };
    await backend.start();
    for (const spectator of spectators) spectator.open(await backend.openSession(spectator.userId));
    await until(plan.start + plan.lengthMs);
    // Ends every fault and mode `crowd`.
    backend.faults.clear();
    backend.crowding = { mode: 'small', nextCheckIn: null };
    for (const table of [backend.database.desk.slow_chats, backend.database.desk.shut_outs]) {
      await table.delete(() => true);
    }
    for (const spectator of spectators) spectator.hearMode('small');
    for (const spectator of spectators) {
      spectator.loseAnswers(false);
      spectator.goOnline();
    }
    for (const [index, trouble] of troubles.entries())
      troubles[index] = { ...trouble, until: Math.min(trouble.until, time.now) };
    await until(time.now + settleMs);
    if (violation === null) laws.settled();
    for (const spectator of spectators) spectator.close();
    backend.stop();
    return { seed: plan.seed, violation, checks: laws.checks, rows: rows.length, log: journal.lines };
  } finally {
    beServer();
    unmute();
    time.uninstall();
    giveBack();
  }
}

async function openChat(plan: ChatPlan, time: SimulatedTime, journal: Journal) {
  const users = Array.from({ length: plan.spectators }, (_, index) => seededUuid(plan.seed, 'user', index));
  const subscribing = createRandom(plan.seed, 'subscribing');
  let ids = 0;
  const backend = await Backend.open({
    scenario: { ...scenarios.kampdag, follows: false },
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer),
    },
    newId: () => seededUuid(plan.seed, 'row', (ids += 1)),
    seed: plan.seed,
    openMatches: () => Promise.resolve(noFootball),
    fill: async (database) => {
      const created_at = new Date(plan.start - 1000).toISOString();
      for (const [index, id] of users.entries()) {
        const user = { id, email: `tilskuer${index}@eksempel.no`, password: 'Kveldskamp#74', created_at };
        await database.auth.users.insert([signedUpUser(user, { name: `Tilskuer ${index}` })]);
      }
      await database.live_matches_new.insert([matchOf(plan)]);
    },
    subscribesAfterMs: () => 200 + subscribing() ** 2 * 3000,
  });
  const rows: StoredRow[] = [];
  backend.database.onChange((change) => {
    if (change.table !== 'team_messages' || change.type !== 'INSERT') return;
    const { id, sender_id, team_name, created_at } = change.record;
    if (team_name !== room.teamName) return;
    rows.push({ id: String(id), sender: String(sender_id), createdAt: String(created_at), storedAt: time.now });
  });
  const mayBeBroken = (): boolean =>
    plan.incidents.some(({ kind, at, ...rest }) => kind === 'requests' && time.now - plan.start >= at && 'ms' in rest);
  const spectators = users.map((id, index) => {
    const random = createRandom(plan.seed, 'line', index);
    return new ChatSpectator(`s${index}`, id, new Line(backend, time, random, journal, mayBeBroken), time);
  });
  return { backend, rows, spectators };
}

function matchOf({ start }: ChatPlan): LiveMatchRow {
  const at = instantAt(start);
  return { ...exampleMatchRow, id: String(room.matchId), minute: 1, utc_kickoff: at, updated_at: at };
}

function strangersMessage({ seed }: ChatPlan, number: number, at: number): TeamMessageRow {
  const moment = instantAt(at);
  return {
    id: seededUuid(seed, 'flood', number),
    team_id: 0,
    team_name: room.teamName,
    sender_id: null,
    content: `Rop ${number}`,
    deleted_at: null,
    removed_at: null,
    tagged_user_id: null,
    reference_message_id: null,
    behind_seconds: 0,
    created_at: moment,
    updated_at: moment,
  };
}

const noFootball = {
  listDay: () => [],
  matchReport: () => null,
  matchesOf: () => [],
  firstKickOffOf: () => null,
  seasons: [],
  start: () => Promise.resolve(),
  stop: () => {},
  wake: () => Promise.resolve(),
};
