import type { Draft } from '@tribunen/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsContext } from '../../i18n/useWords.ts';
import { ago, storyChat, storyComposer, storyNow, tagging } from '../../stories/chat.ts';
import type { ComposerReply } from './ComposerProps.ts';
import { Composer } from './Composer.tsx';

const i18n = createI18n('nb');
const onSend = vi.fn<(draft: Draft, reference: string | null) => boolean>(() => true);
const onDraft = vi.fn<(draft: Draft) => void>();
const reply: ComposerReply = { to: null, onCancel: vi.fn(), onSent: vi.fn(), onJump: vi.fn() };

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(changes: Partial<typeof storyComposer> = {}, replies: Partial<ComposerReply> = {}) {
  const asked = vi.fn();
  // Counts the texts that are read, because a component reads all its texts whenever it renders.
  const t = ((...args: Parameters<typeof i18n.t>) => {
    asked(i18n.t(...args));
    return i18n.t(...args);
  }) as typeof i18n.t;
  render(
    <WordsContext value={{ t, i18n }}>
      <Composer
        view={{ ...storyComposer, onSend, onDraft, ...changes }}
        place={storyChat.place}
        reply={{ ...reply, ...replies }}
        now={() => storyNow}
      />
    </WordsContext>,
  );
  return asked;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

function type(text: string): void {
  fireEvent.change(box(), { target: { value: text, selectionStart: text.length, selectionEnd: text.length } });
}

test('CHAT-10 the send button is disabled while the text is empty or too long, and gives the reason', () => {
  open();
  const seen = () => [send().disabled, send().title];
  expect(seen()).toEqual([true, 'Meldingen kan ikke være tom']);
  type(' \n');
  expect(seen()).toEqual([true, 'Meldingen kan ikke være tom']);
  type('a'.repeat(280));
  expect(seen()).toEqual([false, '']);
  type('a'.repeat(281));
  expect(seen()).toEqual([true, 'Meldingen er for lang (høyst 280 tegn)']);
});

test.each([
  ['a'.repeat(259), '21 tegn igjen', 'calm'],
  ['a'.repeat(260), '20 tegn igjen', 'few-left'],
  ['a'.repeat(280), '0 tegn igjen', 'few-left'],
  ['a'.repeat(281), '−1 tegn igjen', 'over'],
])('CHAT-10 the count of the characters left has its colour: %#', (text, words, tone) => {
  open();
  type(text);
  expect(screen.getByText(words).dataset['tone']).toBe(tone);
});

test('CHAT-10 the number of characters left is shown from 60 on, and read to screen readers before that', () => {
  open();
  type('a'.repeat(219));
  expect(screen.getByText('61 tegn igjen').dataset['shown']).toBe('false');
  type('a'.repeat(220));
  expect(screen.getByText('60 tegn igjen').dataset['shown']).toBe('true');
});

test('CHAT-11 the box accepts 330 characters', () => {
  open();
  type('a'.repeat(400));
  expect(box().value).toHaveLength(330);
});

test('CHAT-12 Enter sends the draft and empties the box', () => {
  open();
  type('Heia!');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'Heia!', caret: 5, tagged: null }, null);
  expect(box().value).toBe('');
  expect(onDraft).toHaveBeenLastCalledWith({ text: '', caret: 0, tagged: null });
});

test('a draft that the chat does not accept stays in the box', () => {
  onSend.mockReturnValueOnce(false);
  open();
  type('Heia!');
  fireEvent.click(send());
  expect(box().value).toBe('Heia!');
  expect(onDraft).toHaveBeenLastCalledWith({ text: 'Heia!', caret: 5, tagged: null });
});

test.each([{ shiftKey: true }, { isComposing: true }])('CHAT-12 Enter does not send with %j', (press) => {
  open();
  type('Heia!');
  fireEvent.keyDown(box(), { key: 'Enter', ...press });
  expect(onSend).not.toHaveBeenCalled();
});

test('CHAT-8 the arrow keys walk through the suggestions, around both ends, and Enter picks', () => {
  open();
  type('@ka');
  const active = () => box().getAttribute('aria-activedescendant');
  const [first, second, , , last] = screen.getAllByRole('option').map(({ id }) => id);
  expect(active()).toBe(first);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(active()).toBe(second);
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(active()).toBe(last);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe('@Katinka Foss ');
});

test('Escape closes the suggestions, another @ opens them again', () => {
  open();
  type('@ka');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
  type('@kar');
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledTimes(1);
  type('@kar');
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
});

test('CHAT-9 a friend can be tagged, and the draft contains whom', () => {
  open();
  type('@ing');
  fireEvent.click(screen.getByRole('option', { name: 'Ingrid Solberg' }));
  type('@Ingrid Solberg og @ka');
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSend.mock.lastCall?.[0].tagged?.name).toBe('Ingrid Solberg');
});

test('CHAT-14 a reply is sent with the message to which it replies, and Escape cancels it', () => {
  open({}, { to: tagging });
  expect(box().placeholder).toBe('Svar på Ingrid Solberg...');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(reply.onCancel).toHaveBeenCalledTimes(1);
  type('Enig!');
  fireEvent.click(send());
  expect(onSend.mock.lastCall?.[1]).toBe('m8');
  expect(reply.onSent).toHaveBeenCalledTimes(1);
});

test('a stored draft is in the box, and each change of it reaches the app', () => {
  open({ initialDraft: { text: 'Halvferdig', caret: 10, tagged: null } });
  expect(box().value).toBe('Halvferdig');
  type('Halvferdig!');
  expect(onDraft).toHaveBeenCalledExactlyOnceWith({ text: 'Halvferdig!', caret: 11, tagged: null });
});

test('CHAT-31 a spectator who writes too fast sees the time to wait', () => {
  open({ pause: { reason: 'too-fast', until: ago(-7) } });
  expect(screen.getAllByText('Du skriver litt fort. Neste melding sendes om 7 sekunder.').length).toBeGreaterThan(0);
});

test('a key stroke renders only the box, so only its texts are read', () => {
  const asked = open({ isOnline: false }, { to: tagging });
  asked.mockClear();
  act(() => type('H'));
  expect(new Set(asked.mock.calls.flat())).toEqual(new Set(['279 tegn igjen', 'Send', 'Svar på Ingrid Solberg...']));
});
