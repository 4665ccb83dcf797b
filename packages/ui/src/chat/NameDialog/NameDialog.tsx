import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { NameQuestion } from '../../follows/FollowsScreen/NameQuestion.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  dialogButtonsLook,
  dialogLook,
  dialogTitleLook,
  scrimLook,
} from '../../primitives/ConfirmDialog/dialogLook.ts';
import type { NameDialogEnd } from './NameDialogEnd.ts';

interface NameDialogProps extends NameDialogEnd {
  /** Null once the spectator has a name. */
  readonly form: FormProgress<{ readonly name: string }> | null;
}

/** Asks a spectator without a name for one before they invite an author (FOLLOW-17). It is open as long as it is mounted. */
export function NameDialog({ form, onNamed, onClose }: NameDialogProps) {
  const { t } = useWords();
  const isNamed = form === null;
  const goOn = useEffectEvent(() => {
    onClose();
    onNamed();
  });
  useEffect(() => {
    if (isNamed) goOn();
  }, [isNamed]);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Scrim>
          <Box aria-describedby={undefined}>
            <Title>{t(($) => $.follows.guide.name)}</Title>
            {form !== null && <NameQuestion progress={form} />}
            <Buttons>
              <Dialog.Close asChild>
                <Button variant="line">{t(($) => $.commonLater.cancel)}</Button>
              </Dialog.Close>
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
