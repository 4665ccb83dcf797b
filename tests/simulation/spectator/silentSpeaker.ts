import type { Speaker } from '../../../packages/app/src/notifications/Speaker.ts';

/** A speaker that may always play, and is heard by who counts. */
export function silentSpeaker(onSound: () => void): Speaker {
  return {
    isRunning: () => true,
    onChange: () => () => {},
    resume: () => Promise.resolve(),
    suspend: () => Promise.resolve(),
    close: () => Promise.resolve(),
    play: ({ seconds }) => {
      onSound();
      return seconds;
    },
  };
}
