import { X } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';

export interface SessionEndedView {
  /** Opens the sign-in, which returns here. */
  readonly signInHref: string;
  onClose(): void;
}

/**
 * Says that the session has ended by itself, on whatever screen the user is. It stays until the user signs in or closes
 * it. Mount it with null before that, so that screen readers announce it when it appears.
 */
export function SessionEndedNotice({ view }: { readonly view: SessionEndedView | null }) {
  const { t } = useWords();
  return (
    <Place role="alert">
      {view !== null && (
        <Notice>
          <Text>{t(($) => $.shell.sessionEnded.text)}</Text>
          <ButtonLink href={view.signInHref} small>
            {t(($) => $.common.signIn)}
          </ButtonLink>
          <IconButton icon={X} label={t(($) => $.common.close)} onClick={() => view.onClose()} />
        </Notice>
      )}
    </Place>
  );
}

/** Above the tabs on a phone, in the corner of larger screens. */
const Place = styled.div`
  position: fixed;
  right: ${theme.space[2]};
  bottom: calc(var(--tabs-height, ${theme.size.tabs}) + ${theme.space[2]});
  left: ${theme.space[2]};
  z-index: ${theme.layer.toast};
  pointer-events: none;

  ${theme.media.tablet} {
    bottom: ${theme.space[4]};
    left: auto;
  }
`;

const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowHigh};
  pointer-events: auto;
`;

const Text = styled.p`
  flex: 1;
  min-width: 0;
  font-weight: ${theme.font.weight.bold};

  ${theme.media.tablet} {
    padding-right: ${theme.space[8]};
  }
`;
