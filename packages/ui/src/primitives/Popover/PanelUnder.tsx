import { Popover as RadixPopover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { PopoverContent } from './PopoverContent.ts';

interface PanelUnderProps {
  /** What the panel hangs under, a menu's button for instance. */
  readonly anchor: ReactNode;
  /** What it is, for those who hear it. */
  readonly label: string;
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * A panel under something that did not open it: a row of a menu did, say. It takes the focus and gives it back to where it was. A `Popover`
 * has a button of its own.
 *
 * @example
 * <PanelUnder anchor={<Menu …/>} label={t(($) => $.shell.alerts.title)} open={open} onClose={() => setOpen(false)}>…</PanelUnder>
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
            // Radix would look for a button of the panel's own. Who has pressed elsewhere is where they want to be.
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
