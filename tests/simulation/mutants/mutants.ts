import type { Mutant } from './Mutant.ts';

const live = 'packages/app/src/live';
const notifications = 'packages/app/src/notifications';
const domain = 'packages/domain/src';

/** Deliberate bugs, each of which the laws must catch (`npm run simulate -- --mutants`). */
export const mutants: readonly Mutant[] = [
  {
    name: 'the cursor of the date delta is five seconds ahead',
    file: `${live}/LivePolls.ts`,
    find: 'this.#deltaOf = { day, since: serverTs };',
    replace: 'this.#deltaOf = { day, since: instantAt(epochMs(serverTs) + 5000) };',
  },
  {
    name: 'one card comes up and the others are forgotten',
    file: `${domain}/notification/cardQueue.ts`,
    find: "return { ...queue, shown: { status: 'notification', notification, phase: 'front' }, waiting };",
    replace:
      "return { ...queue, shown: { status: 'notification', notification, phase: 'front' }, waiting: waiting.slice(0, 0) };",
  },
  {
    name: 'a goal in two words is two goals',
    file: `${domain}/notification/goalKey.ts`,
    find: 'JSON.stringify([matchId, score.home, score.away, minute])',
    replace: 'JSON.stringify([matchId, score.home, score.away, minute, Math.random()])',
  },
  {
    name: 'what was announced is announced again',
    file: `${notifications}/Announcer.ts`,
    find: 'return this.#announced.some((one) => one.how === how && isSameNotification(one.notification, notification));',
    replace: 'return false;',
  },
  {
    name: 'no refetch when the channel comes up again',
    file: `${live}/LiveFeed.ts`,
    find: 'this.#polls.catchUpWithSocket();',
    replace: '',
  },
  {
    name: 'no catch-up when the tab is seen again',
    file: `${live}/AbsenceDetector.ts`,
    find: "if (isBack) this.#return('seen or online again');",
    replace: '',
  },
  {
    name: 'a timer is not cleared',
    file: `${live}/AbsenceDetector.ts`,
    find: 'if (this.#timer !== null) clearTimeout(this.#timer);',
    replace: '',
  },
  {
    name: 'a subscription is not ended',
    file: `${live}/RealtimeLink.ts`,
    find: 'this.#topics.run();',
    replace: '',
  },
  {
    name: 'two of one request are under way',
    file: `${live}/Poll.ts`,
    find: 'if (this.#underWay !== null) {\n      this.#again = true;\n      return;\n    }',
    replace: '',
  },
  {
    name: 'Retry-After is ignored',
    file: `${live}/Poll.ts`,
    find: 'if (outcome.retryAfterMs !== null) rests.rest(source, outcome.retryAfterMs);',
    replace: '',
  },
  {
    name: 'a rest is not shared with the other tabs',
    file: `${live}/SharedRests.ts`,
    find: "if (ms > 0) this.#tabs.send({ kind: 'rest', source, ms });",
    replace: '',
  },
  {
    name: 'a hidden tab asks',
    file: `${live}/LivePolls.ts`,
    find: "if (conditions.tabHidden || !conditions.isOnline) return 'silent';",
    replace: '',
  },
  {
    name: 'every tab asks',
    file: `${live}/LivePolls.ts`,
    find: "if (source !== 'list-safety' && !conditions.isFront) return 'silent';",
    replace: '',
  },
  {
    name: 'the watchdog never barks',
    file: `${live}/RealtimeLink.ts`,
    find: "} else this.apply('silent');",
    replace: '}',
  },
  {
    name: 'what is older takes the place of what is newer',
    file: `${domain}/live/mergeMatch.ts`,
    find: "return (listed.updatedAt ?? '') > known.updatedAt;",
    replace: "return (listed.updatedAt ?? '') < known.updatedAt;",
  },
  {
    name: 'of several writes of one moment the first stays',
    file: `${domain}/live/applyLiveUpdate.ts`,
    find: 'return state.updatedAt === updatedAt ? !isSameState(playOf(match), state) : state.updatedAt > updatedAt;',
    replace: 'return state.updatedAt > updatedAt;',
  },
  {
    name: 'a row of another tab that is behind takes back what this one shows',
    file: `${domain}/live/receiveState.ts`,
    find: 'if (word.place <= known.place) return { ...known, lastWords };',
    replace: '',
  },
  {
    name: 'what the front learns it keeps to itself',
    file: `${live}/LiveFeed.ts`,
    find: "this.#parts.tabs.send({ kind: 'states', states });",
    replace: '',
  },
  {
    name: 'an announcement is not shared with the other tabs',
    file: `${notifications}/Announcer.ts`,
    find: "this.#parts.tabs.send({ kind: 'announced', how, notification });",
    replace: '',
  },
  {
    name: 'what fell meanwhile is not gathered',
    file: `${domain}/notification/cardQueue.ts`,
    find: 'return missed({ ...queue, isOpen: true, waiting: fresh }, old);',
    replace: 'return { ...queue, isOpen: true, waiting: fresh };',
  },
  {
    name: 'the follows are not asked',
    file: `${domain}/notification/engine.ts`,
    find: "if (!passesFollows(event, engine.follows)) return drop('not-followed');",
    replace: '',
  },
  {
    name: 'old goals are news',
    file: `${domain}/notification/engine.ts`,
    find: "if (isBeforeStart(engine, step.origin, event)) return drop('before-start');",
    replace: '',
  },
  {
    name: 'a hidden front says nothing of it',
    file: 'packages/app/src/tabs/SharedTabs.ts',
    find: '        if (this.#isFront) this.#announceHidden();\n        return;',
    replace: '        return;',
  },
  {
    name: 'a goal makes no sound',
    file: `${notifications}/Announcer.ts`,
    find: '    this.#showOutside(notification);\n    this.#sound(notification);\n  }',
    replace: '    this.#showOutside(notification);\n  }',
  },
  {
    name: 'a card stands twice as long',
    file: `${notifications}/cards/FlipCardQueue.ts`,
    find: 'this.#timer = setTimeout(this.close, close - flip);',
    replace: 'this.#timer = setTimeout(this.close, 2 * close);',
  },
  {
    name: 'the date delta never runs',
    file: `${live}/LivePolls.ts`,
    find: "{ poll: this.#dateDelta, source: 'date-delta', first: ({ socketUp }) => (socketUp ? delta.safety : delta.start) },",
    replace: '',
  },
  {
    name: 'the score-change poll never runs',
    file: `${live}/LivePolls.ts`,
    find: "{ poll: this.#scoreChange, source: 'score-change', first: () => 0 },",
    replace: '',
  },
  {
    name: 'live-updates never runs',
    file: `${live}/LivePolls.ts`,
    find: "{ poll: this.#liveUpdates, source: 'live-updates', first: () => 0 },",
    replace: '',
  },
  {
    name: 'the engine polls once',
    file: `${notifications}/engine/EventPoller.ts`,
    find: "delayAfter: ({ kind }) => (kind === 'error' || this.#isOfUse() ? cadence.engine.poll : null),",
    replace: 'delayAfter: () => null,',
  },
  {
    name: 'the open match is asked for once',
    file: `${live}/LivePolls.ts`,
    find: 'delayAfter: () => cadence.openMatch.poll,',
    replace: 'delayAfter: () => null,',
  },
  {
    name: 'a score that goes back is not announced',
    file: `${live}/watchCorrections.ts`,
    find: 'for (const correction of scoreCorrections([before], [after])) onCorrection(correction);',
    replace: '',
  },
  {
    name: 'the memory is wholly emptied',
    file: `${domain}/notification/engine.ts`,
    find: 'handled: handledSince(engine.handled, since),\n    goals: new Map([...engine.goals].filter(stillToCome)),',
    replace: 'handled: [],\n    goals: new Map(),',
    onlyInDay: true,
  },
  {
    name: 'the report of the open match is thrown away',
    file: `${live}/LivePolls.ts`,
    find: 'store.applyReport(report);',
    replace: '',
  },
  {
    name: 'the open match receives nothing',
    file: `${live}/MatchStore.ts`,
    find: 'if (match === undefined || match === report.match) return false;',
    replace: 'return false;',
  },
  {
    name: 'of the events only the first page is read',
    file: 'packages/app/src/backend/tables/live_events_new.ts',
    find: 'if (rows.length < wanted) return events;',
    replace: 'return events;',
  },
];
