import {
  fallbackCompetitions,
  type InvitationId,
  type ProfileDraft,
  type Team,
  type TeamId,
  toUtcInstant,
  type UtcInstant,
} from '@tribunen/domain';
import { fn } from 'storybook/test';
import type { DemoMail } from '../demo/MailboxScreen/MailboxView.ts';
import type { InvitationsView, WaitingInvitation } from '../profile/InvitationList/InvitationsView.ts';
import type { TeamPickerView } from '../profile/TeamPicker/TeamPickerView.ts';
import { storyDay } from './matches.ts';

/** The saved profile of the user in the stories. */
export const storyDraft: ProfileDraft = {
  name: 'Marte Eide',
  bio: 'Fast plass på langsiden siden 1998. Synger høyest når vi ligger under.',
  myTeam: 'Skarvik IL',
};

/** An invented club. */
function storyTeam(id: number, name: string): Team {
  return { id: String(id) as TeamId, name, shortName: null, tla: null, crest: null };
}

export const storyTeams: readonly Team[] = [
  'Skarvik IL',
  'Storefjord/Glimre',
  'Sandsund 08',
  'Sandnessletta Fotballklubb',
  'Idrettsforeningen Øvre Storefjordingen',
].map((name, place) => storyTeam(place + 1, name));

export const storyPicker: TeamPickerView = {
  competitions: fallbackCompetitions('picker'),
  found: null,
  onSearch: fn(),
};

/** A moment, from text that is known to be valid. */
function storyInstant(text: string): UtcInstant {
  const instant = toUtcInstant(text);
  if (instant === null) throw new Error(`no moment: ${text}`);
  return instant;
}

export const storyInvitations: readonly WaitingInvitation[] = [
  {
    id: 'one' as InvitationId,
    sender: { kind: 'name', name: 'Kari-Anne Solbakken' },
    createdAt: storyInstant('2026-07-04T22:30:00Z'),
  },
  {
    id: 'two' as InvitationId,
    sender: { kind: 'bio', bio: 'Sandsund til evig tid – hjemme, borte, regn og snø, og aldri en kamp på TV' },
    createdAt: storyInstant('2026-06-21T18:00:00Z'),
  },
  { id: 'three' as InvitationId, sender: { kind: 'unknown' }, createdAt: storyInstant('2026-06-01T08:00:00Z') },
];

export const storyInvitationsView: Extract<InvitationsView, { status: 'ready' }> = {
  status: 'ready',
  invitations: storyInvitations,
  today: storyDay,
  onAccept: fn(),
  onDecline: fn(),
};

/** A mail of every kind. */
export const storyMails: readonly DemoMail[] = (
  [
    ['recovery', 'Nytt passord på Tribunen', 'Velg nytt passord'],
    ['confirmation', 'Bekreft e-postadressen din', 'Bekreft adressen'],
    ['change', 'Bekreft den nye e-postadressen din', 'Bekreft byttet'],
    ['sign-in', 'Logg inn på Tribunen', 'Logg inn'],
    ['invitation', 'Aksel Moe vil bli venn med deg på Tribunen', 'Svar på invitasjonen'],
  ] as const
).map(([name, subject, linkText], place) => ({
  id: name,
  subject,
  linkText,
  to: 'marte@eksempel.no',
  sentAt: storyInstant(`2026-07-05T${17 - place}:00:00Z`),
  href: `#/verify/${name}`,
}));
