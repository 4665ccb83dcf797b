import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';

export interface SessionEndedView {
  /** Leads to the sign-in, and from there back here. */
  readonly signInHref: string;
  onClose(): void;
}

/**
 * Says that the session has ended by itself, where one stands. It stays until it is answered, and covers nothing that is needed: what can be read
 * signed out is there still. Null where nothing is to be said; the place is known to screen readers before.
 *
 * @example
 * <SessionEndedNotice view={{ signInHref: '/auth?next=%2Fmatch%2F7', onClose }} />
 */
export function SessionEndedNotice({ view }: { readonly view: SessionEndedView | null }) {
  const { t } = useTranslation();
  return (
    <Place role="alert">
      {view !== null && (
        <Notice>
          <Text>{t(($) => $.shell.sessionEnded.text)}</Text>
          <ButtonLink href={view.signInHref} small>
            {t(($) => $.shell.menu.signIn)}
          </ButtonLink>
          <IconButton icon={X} label={t(($) => $.shell.sessionEnded.close)} onClick={() => view.onClose()} />
        </Notice>
      )}
    </Place>
  );
}

/** Above the tabs of a phone, in the corner of anything wider. */
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
