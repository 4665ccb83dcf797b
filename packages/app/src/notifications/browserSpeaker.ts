import { scheduleTone } from './scheduleTone.ts';
import type { Speaker } from './Speaker.ts';

/** This browser's audio: made once, with its first sound or the first gesture, since a page has few. */
export function browserSpeaker(): Speaker {
  const context = new AudioContext();
  let freeAt = 0;
  return {
    isRunning: () => context.state === 'running',
    onChange: (listener) => {
      context.addEventListener('statechange', listener);
      return () => context.removeEventListener('statechange', listener);
    },
    resume: () => context.resume(),
    suspend: () => context.suspend(),
    close: () => context.close(),
    play: (tone, volume) => {
      const at = Math.max(context.currentTime, freeAt);
      freeAt = at + tone.seconds;
      scheduleTone(context, tone, { at, volume });
      return freeAt - context.currentTime;
    },
  };
}
