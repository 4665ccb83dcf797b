import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import type { ShutOut } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { theme } from '../../theme/theme.ts';
import type { ChatPlace, ComposerView } from '../ChatView.ts';
import { boxLook, composerLook } from './composerLook.ts';

interface ClosedComposerProps {
  readonly view: Exclude<ComposerView, { status: 'open' }>;
  readonly place: ChatPlace;
}

/** A comment box that cannot be written in, with the reason in it and, for a visitor, the way to sign in. */
export function ClosedComposer({ view, place }: ClosedComposerProps) {
  const { t } = useWords();
  if (view.status === 'shut-out') return <ShutOutNotice {...view} />;
  const prompt =
    view.status === 'sign-in'
      ? t(($) => $.chat.composer.signInPrompt)
      : t(($) => $.chat.composer.chooseRoom[place.kind === 'match' ? 'match' : 'team']);
  return (
    <Root>
      <Box disabled placeholder={prompt} aria-label={prompt} />
      {view.status === 'sign-in' && <ButtonLink href={view.signInHref}>{t(($) => $.common.signIn)}</ButtonLink>}
    </Root>
  );
}

/** Why the reader may not write, and until when (DESK-3). */
function ShutOutNotice({ reason, until }: ShutOut) {
  const { t } = useWords();
  const { weekdayAndTime } = useFormats();
  return (
    <Root role="status">
      <Notice>
        <p>
          {until === null
            ? t(($) => $.chat.composer.shutOut.forever)
            : t(($) => $.chat.composer.shutOut.until, { when: weekdayAndTime(until) })}
        </p>
        <p>{t(($) => $.chat.composer.shutOut.reason, { reason })}</p>
      </Notice>
    </Root>
  );
}

const Notice = styled.div`
  grid-column: 1 / -1;
  font-size: ${theme.font.size.sm};
  overflow-wrap: anywhere;

  & > :first-child {
    color: ${theme.colour.warn};
    font-weight: ${theme.font.weight.medium};
  }
`;

const Root = styled.div`
  ${composerLook}
  align-items: center;
`;

const Box = styled.input`
  ${boxLook}
  width: 100%;
  border-color: ${theme.colour.line};
  cursor: not-allowed;
`;
