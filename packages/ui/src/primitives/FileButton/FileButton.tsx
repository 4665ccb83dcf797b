import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';

interface FileButtonProps {
  /** The kind of file that the user may choose: `image/*`, `.json`. */
  readonly accept: string;
  readonly icon: ReactNode;
  readonly children: string;
  onFile(file: File): void;
}

/** A button that opens the device's file picker. */
export function FileButton({ accept, icon, children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="line" small onClick={() => input.current?.click()}>
        {icon}
        {children}
      </Button>
      {/* Hidden from screen readers too: the button takes its place. */}
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={children}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // Without this, choosing the same file again would fire no change event.
          target.value = '';
        }}
      />
    </>
  );
}
