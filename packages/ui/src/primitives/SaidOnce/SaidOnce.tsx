import { type ReactNode, useState } from 'react';

interface SaidOnceProps {
  readonly children: ReactNode;
}

/**
 * Keeps the text of a live region as it first appeared. Screen readers would read the text aloud again if it changed later, because a
 * scorer is named or the reader chooses another language. Give each announcement its own key.
 */
export function SaidOnce({ children }: SaidOnceProps) {
  const [said] = useState(children);
  return <p>{said}</p>;
}
