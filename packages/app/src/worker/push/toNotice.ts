import type { PushPayload } from '@tribunen/contract';
import { pushMatchOf, pushTag, type PushMessage } from '@tribunen/domain';
import { pushWords, type PushWords } from '@tribunen/locales/push';

/** The options of a notice that TypeScript's types lack. */
export interface NoticeOptions extends NotificationOptions {
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

export interface Notice {
  readonly title: string;
  readonly options: NoticeOptions;
}

/** The action that mutes a notice's match. */
export const muteAction = 'mute';

const icon = '/tribunen.svg';

/**
 * Makes the notice of a message, in the language of the device. The notice carries the payload, so that the worker can
 * compare the next message with it. A crest from another site is left out, because that site would learn who receives
 * which message.
 *
 * @param scope an address of the app
 */
export function toNotice(payload: PushPayload, scope: string): Notice {
  const { language, message } = payload;
  const words = pushWords[language];
  const crest = 'crest' in message && isOwn(message.crest, scope) ? message.crest : null;
  return {
    title: titleOf(message, words),
    options: {
      body: bodyOf(message, words),
      lang: language,
      icon: crest ?? icon,
      badge: icon,
      tag: pushTag(message),
      data: payload,
      ...(pushMatchOf(message) !== null && { actions: [{ action: muteAction, title: words.mute }] }),
    },
  };
}

function isOwn(address: string | null, scope: string): boolean {
  return address !== null && URL.parse(address, scope)?.origin === new URL(scope).origin;
}

function titleOf(message: PushMessage, words: PushWords): string {
  switch (message.kind) {
    case 'goal':
      return fill(words.goal, sidesOf(message.notification, words));
    case 'red-card': {
      const { teamName, teamSide } = message.notification;
      return fill(words.redCard, { team: teamName ?? sidesOf(message.notification, words)[teamSide] });
    }
    case 'goal-taken-back':
      return words.takenBack;
    case 'red-card-taken-back':
      return words.cardTakenBack;
    case 'message':
      return fill(words.message, { name: message.senderName ?? words.somebody });
    case 'invitation':
      return fill(words.invitation, { name: capitalised(message.senderName ?? words.somebody) });
  }
}

function bodyOf(message: PushMessage, words: PushWords): string {
  switch (message.kind) {
    case 'goal':
      return whoAndWhen(message.notification.scorer, message.notification.minute, words);
    case 'red-card':
      return whoAndWhen(message.notification.player, message.notification.minute, words);
    case 'goal-taken-back':
      return fill(message.homeScore === null ? words.teams : words.score, sidesOf(message, words));
    case 'red-card-taken-back': {
      const teams = fill(words.teams, sidesOf(message, words));
      return message.player === null ? teams : fill(words.playerOf, { player: message.player, teams });
    }
    case 'message':
      return message.text;
    case 'invitation':
      return words.answerInvitation;
  }
}

interface Sides {
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  readonly homeScore?: number | null;
  readonly awayScore?: number | null;
}

function sidesOf({ homeTeam, awayTeam, homeScore, awayScore }: Sides, { nameless }: PushWords) {
  return {
    home: homeTeam ?? nameless.home,
    away: awayTeam ?? nameless.away,
    homeScore: String(homeScore ?? ''),
    awayScore: String(awayScore ?? ''),
  };
}

function whoAndWhen(person: string | null, minute: number | null, words: PushWords): string {
  if (minute === null) return person ?? '';
  const at = fill(words.minute, { minute: String(minute) });
  return person === null ? at : fill(words.personAt, { person, minute: at });
}

/** Fills in the placeholders. A value that looks like a placeholder, such as a player called «{minute}», is kept. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
