const uuid = (): string => crypto.randomUUID();

/** The ids of the rows that the calls refer to. They are new in each run, so that a run never meets rows of another. */
export const ids = {
  follow: uuid(),
  kinds: uuid(),
  hidden: uuid(),
  friendship: uuid(),
  blockedFriendship: uuid(),
  chatMessage: uuid(),
  answer: uuid(),
  matchMessage: uuid(),
  friendsMessage: uuid(),
  report: uuid(),
  toFriend: uuid(),
  toOwner: uuid(),
  fromBlocked: uuid(),
  token: uuid(),
  acceptedToken: uuid(),
  match: `match-${uuid()}`,
  endedMatch: `match-${uuid()}`,
  closedMatch: `match-${uuid()}`,
  unrated: `player-${uuid()}`,
  player: `player-${uuid()}`,
  endpoint: `https://push.example.test/send/${uuid()}`,
  chat: `Brann vs Viking ${uuid()}`,
  team: String(100_000 + Math.floor(Math.random() * 1_000_000)),
};

export const device = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), language: 'nb', device: 'Telefon' };
export const fantasyPlayer = {
  player_name: 'Berg',
  player_id: 7,
  position: 'Forward',
  team_name: 'Arsenal',
  is_captain: false,
  is_vice_captain: false,
};
