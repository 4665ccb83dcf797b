import { type ChatItem, type MessagePart, messageParts } from '@tribunen/domain';
import { useContext } from 'react';
import styled from 'styled-components';
import { ContentLanguage } from '../ContentLanguage.ts';
import { theme } from '../../theme/theme.ts';

interface MessageTextProps {
  readonly id: string;
  readonly item: ChatItem;
  /** The reader's name, to mark where the text tags them. */
  readonly readerName: string | null;
}

/**
 * The content of a message, always as text, whatever was typed. Tags, and the domains of addresses, are marked
 * (CHAT-34).
 */
export function MessageText({ id, item, readerName }: MessageTextProps) {
  return (
    // Each line has the direction of its first letter, and direction marks have no effect beyond the text.
    <Text id={id} lang={useContext(ContentLanguage) ?? undefined} data-text>
      {messageParts(item.content, taggedName(item, readerName)).map((part, place) => (
        <Part key={place} part={part} />
      ))}
    </Text>
  );
}

function Part({ part }: { readonly part: MessagePart }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'tag':
      return <Tag>{part.text}</Tag>;
    case 'address':
      return (
        <Address>
          {part.before}
          <b>{part.domain}</b>
          {part.after}
        </Address>
      );
  }
}

function taggedName({ taggedUser }: ChatItem, readerName: string | null): string | null {
  if (taggedUser === null) return null;
  const { name } = taggedUser;
  if (name.kind === 'named') return name.name;
  return name.kind === 'you' ? readerName : null;
}

/** Marks piled on letters are cut off at the edge, and an endless word is broken. */
const Text = styled.p`
  margin-top: 1px;
  overflow: clip;
  line-height: 1.38;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  white-space: pre-wrap;
`;

const Tag = styled.bdi`
  color: ${theme.colour.turf};
  font-weight: ${theme.font.weight.bold};
`;

const Address = styled.bdi`
  color: ${theme.colour.text2};

  & > b {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }
`;
