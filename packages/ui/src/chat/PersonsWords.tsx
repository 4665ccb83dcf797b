import { useContext } from 'react';
import { ContentLanguage } from './ContentLanguage.ts';

interface PersonsWordsProps {
  readonly children: string;
}

/**
 * A line that a person wrote, outside the chat: it has its own direction, and is marked with its language where that is known.
 *
 * @example
 * <PersonsWords>{lastMessage.text}</PersonsWords>
 */
export function PersonsWords({ children }: PersonsWordsProps) {
  return <bdi lang={useContext(ContentLanguage) ?? undefined}>{children}</bdi>;
}
