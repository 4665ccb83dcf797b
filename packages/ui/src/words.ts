/** What pages say, as functions without a component: the simulation, which has no browser, compares it with what is due. */
export { createI18n } from './i18n/createI18n.ts';
export { matchTitle } from './match/detail/MatchDetailScreen/matchTitle.ts';
export { type NotificationWords, notificationWordsIn } from './notifications/notificationWordsIn.ts';
