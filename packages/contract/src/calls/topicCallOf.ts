import type { Call, TopicCall } from './Call.ts';
import { toPattern } from './toPattern.ts';

/**
 * The name of the call that listens to a topic; null for a topic to which no call listens.
 *
 * @param topic a table with a filter, or the name of a channel
 */
export function topicCallOf<Name extends string>(
  calls: Readonly<Record<Name, Call>>,
  topic: string,
  hears: TopicCall['hears'],
): Name | null {
  for (const name in calls) {
    const call: Call = calls[name];
    if (call.kind === 'topic' && call.hears === hears && toPattern(call.topic).test(topic)) return name;
  }
  return null;
}
