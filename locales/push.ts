import type { Language } from './languages.ts';

/** The words of the service worker's notifications. They are few, so the worker contains all languages. */
export interface PushWords {
  readonly goal: string;
  readonly redCard: string;
  readonly takenBack: string;
  readonly cardTakenBack: string;
  /** The player of a red card that is taken back, and the two teams. */
  readonly playerOf: string;
  /** The score of a goal that is taken back; without the score, the two teams. */
  readonly score: string;
  readonly teams: string;
  readonly minute: string;
  readonly personAt: string;
  /** A team that no source names. */
  readonly nameless: { readonly home: string; readonly away: string; readonly team: string };
  readonly message: string;
  readonly somebody: string;
  readonly invitation: string;
  readonly answerInvitation: string;
  readonly mute: string;
  readonly notMuted: string;
  readonly notMutedWhy: string;
  /** The text of a push message that this version cannot read. */
  readonly news: string;
  readonly newsWhere: string;
}

export const pushWords: Readonly<Record<Language, PushWords>> = {
  nb: {
    goal: 'Mål! {home} {homeScore}–{awayScore} {away}',
    redCard: 'Rødt kort! {team}',
    takenBack: 'Mål annullert',
    cardTakenBack: 'Rødt kort annullert',
    playerOf: '{player}, {teams}',
    score: '{home} {homeScore}–{awayScore} {away}',
    teams: '{home} – {away}',
    minute: '{minute}. minutt',
    personAt: '{person}, {minute}',
    nameless: { home: 'Hjemmelaget', away: 'Bortelaget', team: 'Ett av lagene' },
    message: 'Melding fra {name}',
    somebody: 'en venn',
    invitation: '{name} vil bli venn med deg',
    answerInvitation: 'Svar på invitasjonen',
    mute: 'Demp denne kampen',
    notMuted: 'Kampen er ikke dempet',
    notMutedWhy: 'Vi fikk ikke svar. Prøv igjen når du har nett.',
    news: 'Nytt på {product}',
    newsWhere: 'Åpne {product} for å se hva som har skjedd.',
  },
  nn: {
    goal: 'Mål! {home} {homeScore}–{awayScore} {away}',
    redCard: 'Raudt kort! {team}',
    takenBack: 'Mål annullert',
    cardTakenBack: 'Raudt kort annullert',
    playerOf: '{player}, {teams}',
    score: '{home} {homeScore}–{awayScore} {away}',
    teams: '{home} – {away}',
    minute: '{minute}. minutt',
    personAt: '{person}, {minute}',
    nameless: { home: 'Heimelaget', away: 'Bortelaget', team: 'Eitt av laga' },
    message: 'Melding frå {name}',
    somebody: 'ein ven',
    invitation: '{name} vil bli ven med deg',
    answerInvitation: 'Svar på invitasjonen',
    mute: 'Demp denne kampen',
    notMuted: 'Kampen er ikkje dempa',
    notMutedWhy: 'Vi fekk ikkje svar. Prøv igjen når du har nett.',
    news: 'Nytt på {product}',
    newsWhere: 'Opne {product} for å sjå kva som har skjedd.',
  },
  en: {
    goal: 'Goal! {home} {homeScore}–{awayScore} {away}',
    redCard: 'Red card! {team}',
    takenBack: 'Goal disallowed',
    cardTakenBack: 'Red card withdrawn',
    playerOf: '{player}, {teams}',
    score: '{home} {homeScore}–{awayScore} {away}',
    teams: '{home} v {away}',
    minute: '{minute}′',
    personAt: '{person}, {minute}',
    nameless: { home: 'The home side', away: 'The away side', team: 'One of the teams' },
    message: 'Message from {name}',
    somebody: 'a friend',
    invitation: '{name} wants to be your friend',
    answerInvitation: 'Answer the invitation',
    mute: 'Mute this match',
    notMuted: 'The match is not muted',
    notMutedWhy: 'There was no answer. Try again when you are online.',
    news: 'Something new on {product}',
    newsWhere: 'Open {product} to see what has happened.',
  },
};
