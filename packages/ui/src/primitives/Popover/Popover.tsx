import { Popover as RadixPopover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { TriggerElement } from '../LoadOnOpen/LoadOnOpen.tsx';
import { PopoverContent } from './PopoverContent.ts';

interface PopoverProps {
  readonly trigger: TriggerElement;
  /** The panel's name, for screen readers. */
  readonly label: string;
  /** True when the press that fetched the popover was meant to open it. */
  readonly startOpen?: boolean;
  /** The content. It calls `close` when the user has made a choice. */
  children(close: () => void): ReactNode;
}

/**
 * A panel under its button. The panel takes the focus and returns it. Import it lazily (`LoadOnOpen`): it is too heavy for
 * the first load.
 */
export function Popover({ trigger, label, startOpen = false, children }: PopoverProps) {
  const [open, setOpen] = useState(startOpen);
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <PopoverContent aria-label={label} align="end" sideOffset={8} collisionPadding={8}>
          {children(() => setOpen(false))}
        </PopoverContent>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
