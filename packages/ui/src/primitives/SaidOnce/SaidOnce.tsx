import { type ReactNode, useState } from 'react';

interface SaidOnceProps {
  readonly children: ReactNode;
}

/**
 * What a live region announces, as it was when it came: a text that changes later, because a scorer is named or the reader chooses another
 * language, would be read aloud again. Give each announcement its own key.
 */
export function SaidOnce({ children }: SaidOnceProps) {
  const [said] = useState(children);
  return <p>{said}</p>;
}
