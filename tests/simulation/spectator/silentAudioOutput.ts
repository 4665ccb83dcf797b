import type { AudioOutput } from '../../../packages/app/src/live/notifications/sound/AudioOutput.ts';

/** An audio output that may always play and makes no sound. It calls `onTone` for each tone. */
export function silentAudioOutput(onTone: () => void): AudioOutput {
  return {
    isRunning: () => true,
    onChange: () => () => {},
    resume: () => Promise.resolve(),
    suspend: () => Promise.resolve(),
    close: () => Promise.resolve(),
    play: ({ seconds }) => {
      onTone();
      return seconds;
    },
  };
}
