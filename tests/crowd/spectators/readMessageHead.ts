interface MessageHead {
  readonly topic: string;
  /** The event of the frame; of a broadcast with its own: `broadcast chat`. */
  readonly event: string;
  /** Whether the message says that the topic is joined. */
  readonly isJoined: boolean;
}

const head = /^\[(?:null|"[^"]*"),(?:null|"[^"]*"),"((?:[^"\\]|\\.)*)","(\w+)",/;
/** An answer to a join names the bindings of the channel. */
const joined = /"status":"ok"/;
const ownEvent = /"event":"(\w+)"/;

/**
 * The topic and the event of a message from the socket, without parsing all of it: a thousand spectators receive many.
 */
export function readMessageHead(data: string): MessageHead {
  const [matched = '', topic = '', event = 'unreadable'] = head.exec(data) ?? [];
  const start = data.slice(matched.length, matched.length + 300);
  if (event === 'broadcast') {
    return { topic, event: `broadcast ${ownEvent.exec(start)?.[1] ?? ''}`.trim(), isJoined: false };
  }
  return { topic, event, isJoined: event === 'phx_reply' && topic !== 'phoenix' && joined.test(start) };
}

/** The kind of a topic: its name without what tells it from others of the kind. */
export function kindOfTopic(topic: string): string {
  return topic.replace(/^realtime:/, '').split(':')[0] ?? topic;
}
