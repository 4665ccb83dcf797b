import { instantAt, type UtcInstant } from '@tribunen/domain';
import { createContext, useContext, type ReactNode } from 'react';
import { useIntervalValue } from '../primitives/useIntervalValue.ts';

const tickMs = 10_000;

const Clock = createContext<UtcInstant>(instantAt(0));

/** One timer for all relative times of a chat. */
export function ChatClock({ now, children }: { now(): UtcInstant; readonly children: ReactNode }) {
  const time = useIntervalValue(now, tickMs);
  return <Clock value={time}>{children}</Clock>;
}

/** The time of the chat around the component, read every ten seconds. */
export function useChatTime(): UtcInstant {
  return useContext(Clock);
}
