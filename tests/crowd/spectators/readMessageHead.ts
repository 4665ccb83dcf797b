interface MessageHead {
  readonly topic: string;
  /** The event of the frame; for a broadcast also the event inside its payload: `broadcast chat`. */
  readonly event: string;
  /** Whether the message says that the topic is joined. */
  readonly isJoined: boolean;
}

const head = /^\[(?:null|"[^"]*"),(?:null|"[^"]*"),"((?:[^"\\]|\\.)*)","(\w+)",/;
/** Matches the reply to a successful join. */
const joined = /"status":"ok"/;
const ownEvent = /"event":"(\w+)"/;

/** Reads the topic and the event of a socket message without parsing all of it: a thousand spectators receive many. */
export function readMessageHead(data: string): MessageHead {
  const [matched = '', topic = '', event = 'unreadable'] = head.exec(data) ?? [];
  const start = data.slice(matched.length, matched.length + 300);
  if (event === 'broadcast') {
    return { topic, event: `broadcast ${ownEvent.exec(start)?.[1] ?? ''}`.trim(), isJoined: false };
  }
  return { topic, event, isJoined: event === 'phx_reply' && topic !== 'phoenix' && joined.test(start) };
}

/** The kind of a topic: its name without the part that distinguishes topics of the same kind. */
export function kindOfTopic(topic: string): string {
  return topic.replace(/^realtime:/, '').split(':')[0] ?? topic;
}
