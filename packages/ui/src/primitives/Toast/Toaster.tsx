import { useEffect } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import { theme } from '../../theme/theme.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastMessage } from './ToastQueue.ts';

export interface ToasterProps {
  readonly waiting: readonly ToastMessage[];
  onShown(messages: readonly ToastMessage[]): void;
}

/**
 * Shows at most three toasts, each for four seconds, 14 px apart and 356 px wide; on a phone 12 px above the tabs or a chat's comment box.
 */
export function Toaster({ waiting, onShown }: ToasterProps) {
  const { t } = useWords();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const message of waiting)
      sonner.custom((id) => <ToastCard message={message} onClose={() => sonner.dismiss(id)} />);
    onShown(waiting);
  }, [waiting, onShown]);
  // Otherwise the next `Toaster` would show the toasts of this one again.
  useEffect(() => () => void sonner.dismiss(), []);
  return (
    <Stack
      visibleToasts={3}
      duration={4000}
      gap={14}
      position="bottom-right"
      offset={{ right: theme.space[6], bottom: 'var(--toasts-bottom)' }}
      mobileOffset={{ bottom: 'var(--toasts-bottom)' }}
      containerAriaLabel={t(($) => $.primitives.toasts)}
    />
  );
}

const Stack = styled(SonnerToaster)`
  && {
    --toasts-bottom: calc(var(--tabs-height, ${theme.size.tabs}) + var(--composer-height, 0px) + ${theme.space[3]});
    --width: 356px;
    z-index: ${theme.layer.toast};
  }
`;
