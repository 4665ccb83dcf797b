import type { LiveLogFile } from '../../../packages/app/src/live/log/liveLogFile.ts';
import { ReplayedLine } from '../network/ReplayedLine.ts';
import { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import { SimulatedTime } from '../time/SimulatedTime.ts';
import { seedProcess } from '../time/seededProcess.ts';
import { Journal } from './Journal.ts';

/** How much longer than the recording the replay lasts, in milliseconds. */
const afterwardsMs = 10_000;

export interface ReplayResult {
  /** The log that the live room wrote in the replay. */
  readonly log: readonly string[];
  /** The requests for which the recording has no answer. */
  readonly strayed: readonly string[];
}

/**
 * Runs the live room on a recorded network (`?livelogg`), on the simulated clock: an hour takes seconds, and can be
 * repeated in a debugger.
 */
export async function replayLog(file: LiveLogFile): Promise<ReplayResult> {
  const giveBack = seedProcess(0);
  const time = new SimulatedTime(file.startedAt);
  const journal = new Journal(() => time.now, true);
  try {
    const line = new ReplayedLine(file);
    const user = userIn(file);
    const browser = new SimulatedBrowser({
      plan: { user: user === null ? null : { id: user, follows: [] }, tabs: [{ visible: true, openMatch: null }] },
      name: 'log',
      seed: 0,
      line,
      openSession: (id) => Promise.resolve(recordedSession(id, file.startedAt)),
      time,
      journal,
      matches: [],
      writeFollows: () => Promise.resolve(),
      onOpened: () => {
        // No law judges a replay.
      },
    });
    await browser.start();
    const last = Math.max(file.startedAt, ...file.network.map(({ at }) => at), ...file.entries.map(({ at }) => at));
    await time.runUntil(last + afterwardsMs);
    for (const tab of browser.tabs) tab.close();
    return { log: journal.lines, strayed: line.strayed };
  } finally {
    time.uninstall();
    giveBack();
  }
}

/** The user who was signed in: the user whose follows were loaded; null when nobody was signed in. */
function userIn({ network }: LiveLogFile): string | null {
  for (const record of network) {
    const user = record.kind === 'request' ? /user_follows\?.*user_id=eq\.([0-9a-f-]{36})/.exec(record.url)?.[1] : null;
    if (typeof user === 'string') return user;
  }
  return null;
}

/** A session in place of the recorded session, whose tokens are not in the log. It outlasts the replay. */
function recordedSession(id: string, startedAt: number): object {
  const day = 24 * 3600;
  const expires_at = Math.floor(startedAt / 1000) + 30 * day;
  return {
    access_token: 'recorded',
    refresh_token: 'recorded',
    token_type: 'bearer',
    expires_in: 30 * day,
    expires_at,
    user: {
      id,
      email: 'tilskuer@eksempel.no',
      app_metadata: {},
      user_metadata: {},
      aud: 'authenticated',
      created_at: '',
    },
  };
}
