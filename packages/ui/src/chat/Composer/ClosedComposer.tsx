import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { theme } from '../../theme/theme.ts';
import type { ChatPlace, ComposerView } from '../ChatView.ts';
import { boxLook, composerLook } from './composerLook.ts';
import { ShutOutNotice } from './ShutOutNotice.tsx';

interface ClosedComposerProps {
  readonly view: Exclude<ComposerView, { status: 'open' }>;
  readonly place: ChatPlace;
}

/** A disabled comment box, with the reason in it and, for a visitor, a link to the sign-in. */
export function ClosedComposer({ view, place }: ClosedComposerProps) {
  const { t } = useWords();
  if (view.status === 'shut-out') return <ShutOutNotice {...view} />;
  const prompt =
    view.status === 'sign-in'
      ? t(($) => $.chat.composer.signInPrompt)
      : view.status === 'replay'
        ? t(($) => $.known.replay.chat)
        : t(($) => $.chat.composer.chooseRoom[place.kind === 'match' ? 'match' : 'team']);
  return (
    <Root>
      <Box disabled placeholder={prompt} aria-label={prompt} />
      {view.status === 'sign-in' && <ButtonLink href={view.signInHref}>{t(($) => $.common.signIn)}</ButtonLink>}
    </Root>
  );
}

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
