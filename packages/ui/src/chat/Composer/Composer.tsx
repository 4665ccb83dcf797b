import {
  type ComposerKeyPress,
  composerKey,
  composerState,
  type Draft,
  type FriendSuggestions,
  MESSAGE_LIMIT,
  type NamedFriend,
  pickFriend,
  suggestFriends,
  typeInto,
} from '@tribunen/domain';
import { SendHorizontal } from 'lucide-react';
import { memo, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { SpokenAfterPause } from '../../forms/SpokenAfterPause.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { usePublishedHeight } from '../../primitives/usePublishedHeight.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { ComposerView } from '../ChatView.ts';
import { usePersonName } from '../usePersonName.ts';
import { ClosedComposer } from './ClosedComposer.tsx';
import type { ComposerProps } from './ComposerProps.ts';
import { ComposerNotice } from './ComposerNotice.tsx';
import { boxLook, composerLook } from './composerLook.ts';
import { ReplyBar } from './ReplyBar.tsx';
import { optionId, SuggestionList } from './SuggestionList.tsx';

/** This renders only when its text changes. */
const Spoken = memo(SpokenAfterPause);
/** The number of characters left from which the count is shown; until then the field has its room. */
const countFrom = 60;
const emptyDraft: Draft = { text: '', caret: 0, tagged: null };

/** The comment box; if the reader cannot write, it shows the reason (CHAT-13). */
export function Composer({ view, place, reply, now }: ComposerProps<ComposerView>) {
  return view.status === 'open' ? (
    <OpenComposer view={view} place={place} reply={reply} now={now} />
  ) : (
    <ClosedComposer view={view} place={place} />
  );
}

/**
 * The comment box. It keeps the draft itself, so that a key stroke renders only this component: the text, the count
 * and, while a name is typed, the friends to tag.
 */
function OpenComposer({ view, place, reply, now }: ComposerProps<Extract<ComposerView, { status: 'open' }>>) {
  const { t } = useWords();
  const { number } = useFormats();
  const nameOf = usePersonName();
  const root = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  usePublishedHeight(root, '--composer-height', { whileFixed: false });
  const listId = useId();
  const countId = useId();

  const [draft, setDraft] = useState(view.initialDraft);
  // The `@` whose suggestions were closed by Escape, and the suggestion that the arrow keys have reached.
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [active, setActive] = useState(0);

  const { remaining, tone, problem, mention } = composerState(draft);
  const suggestions: FriendSuggestions | null =
    mention === null || mention.start === dismissed ? null : suggestFriends(view.friends, mention.query);
  const shown = suggestions?.shown ?? [];
  const activeFriend = shown[Math.min(active, shown.length - 1)];

  const change = (next: Draft) => {
    setDraft(next);
    setActive(0);
    if (composerState(next).mention?.start !== dismissed) setDismissed(null);
    if (next.text !== draft.text) view.onDraft(next);
  };
  const pick = (friend: NamedFriend) => {
    change(pickFriend(draft, friend));
    area.current?.focus();
  };
  const send = () => {
    if (problem !== null || !view.onSend(draft, reply.to?.id ?? null)) return;
    change(emptyDraft);
    reply.onSent();
    area.current?.focus();
  };

  // A picked name, or a text that was cut at the limit, moves the caret.
  useLayoutEffect(() => {
    const { current: field } = area;
    if (field === document.activeElement && field?.selectionEnd !== draft.caret) {
      field?.setSelectionRange(draft.caret, draft.caret);
    }
  }, [draft]);

  const answered = reply.to?.id ?? null;
  useEffect(() => {
    if (answered !== null) area.current?.focus();
  }, [answered]);

  const onKeyDown = (event: KeyboardEvent) => {
    const press: ComposerKeyPress = {
      key: event.key,
      shiftKey: event.shiftKey,
      isComposing: event.nativeEvent.isComposing,
    };
    const action = composerKey(press, suggestions);
    if (action === 'send' || action === 'pick-first') {
      event.preventDefault();
      if (action === 'send') send();
      else if (activeFriend !== undefined) pick(activeFriend);
      return;
    }
    if (press.isComposing) return;
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && shown.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, shown.length - 1) + step + shown.length) % shown.length);
    } else if (press.key === 'Escape' && shown.length > 0) {
      event.stopPropagation();
      setDismissed(mention?.start ?? null);
    } else if (press.key === 'Escape' && answered !== null) reply.onCancel();
  };

  const prompt =
    reply.to === null
      ? t(($) => $.chat.composer.placeholder[place.kind], { name: place.name })
      : t(($) => $.chat.composer.replyPlaceholder, { author: nameOf(reply.to.author) });
  const count = t(($) => $.forms.charactersLeft, { count: remaining, left: number(remaining) });
  return (
    <Root
      ref={root}
      data-composer
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {activeFriend !== undefined && suggestions !== null && (
        <SuggestionList id={listId} suggestions={suggestions} active={activeFriend} onPick={pick} />
      )}
      <ComposerNotice isOnline={view.isOnline} pause={view.pause} slowSeconds={view.slowSeconds} now={now} />
      {reply.to !== null && <ReplyBar to={reply.to} onJump={reply.onJump} onCancel={reply.onCancel} />}
      <Grow data-text={draft.text}>
        <Area
          ref={area}
          rows={1}
          value={draft.text}
          placeholder={prompt}
          aria-label={prompt}
          aria-describedby={countId}
          aria-autocomplete="list"
          aria-controls={activeFriend === undefined ? undefined : listId}
          aria-activedescendant={activeFriend === undefined ? undefined : optionId(listId, activeFriend)}
          aria-invalid={tone === 'over'}
          enterKeyHint="send"
          onChange={({ target }) => change(typeInto(draft, target.value, target.selectionEnd))}
          onSelect={({ currentTarget }) => {
            if (currentTarget.selectionEnd !== draft.caret) change({ ...draft, caret: currentTarget.selectionEnd });
          }}
          onKeyDown={onKeyDown}
        />
        {draft.text === '' && <Prompt aria-hidden>{prompt.replace(' – ', ' –\u2060\u00A0')}</Prompt>}
      </Grow>
      <Side>
        <Count id={countId} data-tone={tone} data-shown={remaining <= countFrom}>
          {count}
        </Count>
        <Send
          type="submit"
          disabled={problem !== null}
          title={problem === null ? undefined : t(($) => $.chat.composer.problem[problem], { limit: MESSAGE_LIMIT })}
          aria-label={t(($) => $.chat.composer.send)}
          // The press must not take the focus from the text, or a phone would hide its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          <SendHorizontal size={22} aria-hidden />
        </Send>
      </Side>
      <Spoken text={tone === 'calm' ? '' : count} />
      <Spoken text={shown.length === 0 ? '' : t(($) => $.chat.suggestions.count, { count: shown.length })} />
    </Root>
  );
}

const Root = styled.form`
  ${composerLook}
`;

/** As tall as its text, up to six lines, because the same text is laid out invisibly behind the field. */
const Grow = styled.div`
  display: grid;
  min-width: 0;

  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    ${boxLook}
    border-color: transparent;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  &::after,
  & > textarea {
    grid-area: 1 / 1;
    min-width: 0;
    max-height: calc(6 * 1.4em + 25px);
  }
`;

/**
 * The words of the placeholder that fit on one line, without partial words and without a dash that lacks its second
 * team. A native placeholder would be cut within a word.
 */
const Prompt = styled.span`
  grid-area: 1 / 1;
  align-self: start;
  height: 1lh;
  margin: 12.5px 15.5px;
  overflow: hidden;
  color: ${theme.colour.text3};
  line-height: 1.4;
  overflow-wrap: normal;
  pointer-events: none;
`;

const Area = styled.textarea`
  ${boxLook}
  scroll-padding-block: 11px;

  &::placeholder {
    opacity: 0;
  }
  display: block;
  width: 100%;
  overflow: auto;
  resize: none;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Send = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: ${theme.chalkWidth} solid transparent;
  border-radius: 50%;
  background: ${theme.colour.turf};
  color: ${theme.colour.onTurf};

  &:disabled {
    border-color: ${theme.colour.line};
    background: none;
    color: ${theme.colour.text3};
    cursor: not-allowed;
  }
`;

const Side = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  width: 48px;
`;

/** Above the button, beside the text, which is long by then. Before that it is for screen readers only. */
const Count = styled.p`
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.font.line.tight};
  text-align: center;

  &[data-shown='false'] {
    ${visuallyHidden}
  }
  &[data-tone='few-left'] {
    color: ${theme.colour.warn};
    font-weight: ${theme.font.weight.bold};
  }
  &[data-tone='over'] {
    color: ${theme.colour.live};
    font-weight: ${theme.font.weight.bold};
  }
`;
