import { nextSliderMinute, timeSlider } from '@tribunen/domain';
import { useEffect, useState } from 'react';

/**
 * Moves the slider on, a minute every 300 ms, until the end or until the user pauses it. At the end a press starts it
 * again (PITCH-18).
 */
export function usePlayback(minute: number, onMinute: (minute: number) => void) {
  const [isPlaying, setIsPlaying] = useState(false);
  const next = nextSliderMinute(minute);
  const isRunning = isPlaying && next !== null;
  useEffect(() => {
    if (!isPlaying || next === null) return;
    const timer = setTimeout(() => {
      if (next === timeSlider.to) setIsPlaying(false);
      onMinute(next);
    }, timeSlider.msPerMinute);
    return () => clearTimeout(timer);
  }, [isPlaying, next, onMinute]);
  return {
    isPlaying: isRunning,
    toggle: () => {
      if (!isRunning && next === null) onMinute(timeSlider.from);
      setIsPlaying(!isRunning);
    },
    pause: () => setIsPlaying(false),
  };
}
