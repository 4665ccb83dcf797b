import { Popover as RadixPopover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { PopoverContent } from './PopoverContent.ts';

interface PanelUnderProps {
  /** The element that the panel hangs under, for instance a menu's button. */
  readonly anchor: ReactNode;
  /** The panel's name, for screen readers. */
  readonly label: string;
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * A panel under an element that did not open it, for instance one that a row of a menu opened. The panel takes the focus
 * and returns it to where it was. For a panel with its own button use `Popover`.
 */
export function PanelUnder({ anchor, label, open, onClose, children }: PanelUnderProps) {
  const before = useRef<Element | null>(null);
  return (
    <RadixPopover.Root
      open={open}
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
    >
      <RadixPopover.Anchor>{anchor}</RadixPopover.Anchor>
      <RadixPopover.Portal>
        <PopoverContent
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for a button that belongs to the panel. If the user has pressed somewhere else, the
            // focus is already where they want it.
            event.preventDefault();
            if (document.activeElement === document.body && before.current instanceof HTMLElement)
              before.current.focus();
          }}
        >
          {children}
        </PopoverContent>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
