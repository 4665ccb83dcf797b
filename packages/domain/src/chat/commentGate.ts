/** Whether a reader can comment: they must be signed in, then have chosen a match or a team (CHAT-13). */
export function commentGate(reader: {
  readonly signedIn: boolean;
  readonly roomChosen: boolean;
}): 'sign-in' | 'choose-room' | 'open' {
  if (!reader.signedIn) return 'sign-in';
  return reader.roomChosen ? 'open' : 'choose-room';
}
