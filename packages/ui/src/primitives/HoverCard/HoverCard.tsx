import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HoverIntent } from '../../links/HoverIntent.ts';
import { theme } from '../../theme/theme.ts';
import { PopoverContent } from '../Popover/PopoverContent.ts';

interface HoverCardProps {
  /** The element that the card opens beside: the name, or the row around it. */
  readonly beside: Element;
  readonly intent: Pick<HoverIntent<unknown>, 'enterCard' | 'leave' | 'close'>;
  readonly children: ReactNode;
}

/** Removes the role of a dialog that Radix sets: the card opens under the mouse, without a press. */
const noDialog = { role: undefined };

/**
 * The card of a name under the mouse. It lies over the page and takes no focus; Escape or a press outside closes it. Import it lazily: it
 * is too heavy for the first load.
 */
export function HoverCard({ beside, intent, children }: HoverCardProps) {
  return (
    <Popover.Root open onOpenChange={(opens) => !opens && intent.close()}>
      <Popover.Anchor virtualRef={{ current: beside }} />
      <Popover.Portal>
        <Box
          {...noDialog}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerEnter={() => intent.enterCard()}
          onPointerLeave={() => intent.leave()}
        >
          {children}
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Box = styled(PopoverContent)`
  display: grid;
  gap: ${theme.space[3]};
  width: 320px;
  padding: ${theme.space[4]};
  /* Visible only where the system chooses the colours: there the shadow is missing. */
  outline: 1px solid transparent;
`;
