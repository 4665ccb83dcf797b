import { toBlockedUserId, toMutedUserId, toSavedHiddenWord } from '@tribunen/contract';
import type { ReaderFilter, ReportReason, UserId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { insertReport, type Reported } from './tables/message_reports.ts';
import {
  addToOwnList,
  blocks,
  hiddenWords,
  mutes,
  type OwnList,
  removeFromOwnList,
  selectOwnList,
} from './tables/ownLists.ts';

/** What a signed-in spectator does not want to see or be sent, and what they report. */
export interface SafetyBackend {
  /** Whom and what the chats hide from the spectator (CHAT-28). */
  filter(): Promise<Omit<ReaderFilter, 'reader'>>;
  mute(userId: UserId): Promise<void>;
  unmute(userId: UserId): Promise<void>;
  block(userId: UserId): Promise<void>;
  unblock(userId: UserId): Promise<void>;
  /** The word as `toHiddenWord` keeps it. */
  hideWord(word: string): Promise<void>;
  showWord(word: string): Promise<void>;
  /** Reporting a message again changes nothing. */
  report(message: Reported, reason: ReportReason): Promise<void>;
}

export const safetyBackend = new BackendPart<SafetyBackend>(({ tables }) => {
  const add = (list: OwnList) => (value: string) => addToOwnList(tables, list, value);
  const remove = (list: OwnList) => (value: string) => removeFromOwnList(tables, list, value);
  return {
    async filter() {
      const [muted, blocked, words] = await Promise.all([
        selectOwnList(tables, mutes, toMutedUserId),
        selectOwnList(tables, blocks, toBlockedUserId),
        selectOwnList(tables, hiddenWords, toSavedHiddenWord),
      ]);
      return { muted, blocked, hiddenWords: words };
    },
    mute: add(mutes),
    unmute: remove(mutes),
    block: add(blocks),
    unblock: remove(blocks),
    hideWord: add(hiddenWords),
    showWord: remove(hiddenWords),
    report: (message, reason) => insertReport(tables, message, reason),
  };
});
