import type { CalibrationProblem } from '@tribunen/ui';
import { useState } from 'react';

/** Copies a text, and tests whether a text is the one that was copied last. When the browser refuses, `report` receives the problem. */
export function useCopy(report: (problem: CalibrationProblem | null) => void): {
  isCopied(text: string): boolean;
  onCopy(text: string): void;
} {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      report(null);
    } catch (error) {
      console.warn('The text was not copied', error);
      report({ kind: 'copy-refused' });
    }
  };
  return { isCopied: (text) => text === copied, onCopy: (text) => void copy(text) };
}
