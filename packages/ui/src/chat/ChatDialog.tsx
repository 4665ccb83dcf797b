import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { dialogButtonsLook, dialogLook, dialogTitleLook, scrimLook } from '../primitives/ConfirmDialog/dialogLook.ts';

interface ChatDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The button that confirms; null when the content has its own. */
  readonly action: ReactNode;
  onClose(): void;
}

/** A question of the chat, with a button that cancels it. It is open as long as it is mounted. */
export function ChatDialog({ title, children, action, onClose }: ChatDialogProps) {
  const { t } = useWords();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Scrim>
          <Box aria-describedby={undefined}>
            <Title>{title}</Title>
            {children}
            <Buttons>
              <Dialog.Close asChild>
                <Button variant="line">{t(($) => $.commonLater.cancel)}</Button>
              </Dialog.Close>
              {action}
            </Buttons>
          </Box>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Scrim = styled(Dialog.Overlay)`
  ${scrimLook}
`;

const Box = styled(Dialog.Content)`
  ${dialogLook}
`;

const Title = styled(Dialog.Title)`
  ${dialogTitleLook}
`;

const Buttons = styled.div`
  ${dialogButtonsLook}
`;
