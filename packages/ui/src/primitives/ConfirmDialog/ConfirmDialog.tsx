import { AlertDialog } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from '../Button/Button.tsx';

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
 *
 * @example
 * {asked && <ConfirmDialog title={title} text={text} keep={keep} confirm={confirm} onKeep={() => setAsked(false)} onConfirm={onDiscard} />}
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

const appear = keyframes`from { opacity: 0; }`;

const Scrim = styled(AlertDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  place-items: center;
  padding: ${theme.space[4]};
  overflow: auto;
  background: ${theme.colour.scrim};
  animation: ${appear} ${theme.time.tap};
`;

const Box = styled(AlertDialog.Content)`
  display: grid;
  gap: ${theme.space[3]};
  width: min(420px, 100%);
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowHigh};

  &:focus-visible {
    outline: none;
  }
`;

const Title = styled(AlertDialog.Title)`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
`;

const Text = styled(AlertDialog.Description)`
  color: ${theme.colour.text2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};

  & > button {
    flex: 1 0 auto;
  }
`;
