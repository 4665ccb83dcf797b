import type { FriendSuggestions, NamedFriend } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { floatingLook } from '../../primitives/Menu/menuLook.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { theme } from '../../theme/theme.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: FriendSuggestions;
  readonly active: NamedFriend;
  onPick(friend: NamedFriend): void;
}

/** The id of a friend's row, for `aria-activedescendant`. */
export function optionId(listId: string, friend: NamedFriend): string {
  return `${listId}-${friend.id}`;
}

/** The friends that the typed `@` may mean, above the comment box, which keeps the focus (CHAT-8). */
export function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  const { t } = useWords();
  return (
    <Float>
      <div id={id} role="listbox" aria-label={t(($) => $.chat.suggestions.label)}>
        {suggestions.shown.map((friend) => (
          <Option
            key={friend.id}
            id={optionId(id, friend)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={friend === active}
            // The press must not take the focus from the text.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(friend)}
          >
            <Avatar name={friend.name} kind={friend.isStarFriend ? 'star-friend' : 'friend'} small />
            <bdi>{friend.name}</bdi>
          </Option>
        ))}
      </div>
      {suggestions.more > 0 && <More>{t(($) => $.chat.suggestions.more, { n: suggestions.more })}</More>}
    </Float>
  );
}

const Float = styled.div`
  ${floatingLook}
  position: absolute;
  bottom: calc(100% - 4px);
  left: var(--chat-gutter);
  width: min(320px, calc(100% - 2 * var(--chat-gutter)));
`;

const Option = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  padding: 4px ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  font-weight: ${theme.font.weight.medium};
  text-align: left;

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-selected='true'] {
    background: ${theme.colour.turfSoft};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const More = styled.p`
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
