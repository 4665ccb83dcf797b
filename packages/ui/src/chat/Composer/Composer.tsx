import type { ComposerView } from '../ChatView.ts';
import { ClosedComposer } from './ClosedComposer.tsx';
import type { ComposerProps } from './ComposerProps.ts';
import { OpenComposer } from './OpenComposer.tsx';

/** Where comments are written; without a way to write it says what is missing (CHAT-13). */
export function Composer({ view, place, reply, now }: ComposerProps<ComposerView>) {
  return view.status === 'open' ? (
    <OpenComposer view={view} place={place} reply={reply} now={now} />
  ) : (
    <ClosedComposer view={view} place={place} />
  );
}
