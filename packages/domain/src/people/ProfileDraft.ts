/** A profile as it stands in its form: text as typed, and a favourite team or none. */
export interface ProfileDraft {
  readonly name: string;
  readonly bio: string;
  readonly myTeam: string | null;
}
