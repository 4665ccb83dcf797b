import { useContext } from 'react';
import { ContentLanguage } from './ContentLanguage.ts';

interface PersonsWordsProps {
  readonly children: string;
}

/**
 * A line that a person wrote, shown outside the chat. It has its own text direction, and its language is marked if it
 * is known.
 */
export function PersonsWords({ children }: PersonsWordsProps) {
  return <bdi lang={useContext(ContentLanguage) ?? undefined}>{children}</bdi>;
}
