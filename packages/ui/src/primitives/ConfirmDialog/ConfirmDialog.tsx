import { AlertDialog } from 'radix-ui';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from '../Button/Button.tsx';
import { dialogButtonsLook, dialogLook, dialogTitleLook, scrimLook } from './dialogLook.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** The text of the button that changes nothing; it has the focus at first. */
  readonly keep: string;
  /** The text of the button that goes ahead. */
  readonly confirm: string;
  onKeep(): void;
  onConfirm(): void;
}

/**
 * Asks before something is lost. It is open as long as it is mounted; Escape changes nothing. Import it lazily with its
 * screen: it is too heavy for the first load.
 */
export function ConfirmDialog({ title, text, keep, confirm, onKeep, onConfirm }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onKeep();
      }}
    >
      <AlertDialog.Portal>
        <Scrim>
          <Box>
            <Title>{title}</Title>
            <Text>{text}</Text>
            <Buttons>
              <AlertDialog.Cancel asChild>
                <Button variant="line">{keep}</Button>
              </AlertDialog.Cancel>
              <Button variant="danger" onClick={onConfirm}>
                {confirm}
              </Button>
            </Buttons>
          </Box>
        </Scrim>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Scrim = styled(AlertDialog.Overlay)`
  ${scrimLook}
`;

const Box = styled(AlertDialog.Content)`
  ${dialogLook}
`;

const Title = styled(AlertDialog.Title)`
  ${dialogTitleLook}
`;

const Text = styled(AlertDialog.Description)`
  color: ${theme.colour.text2};
`;

const Buttons = styled.div`
  ${dialogButtonsLook}
`;
