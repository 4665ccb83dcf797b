import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';

interface FileButtonProps {
  /** What may be chosen: `image/*`, `.json`. */
  readonly accept: string;
  readonly icon: ReactNode;
  readonly children: string;
  onFile(file: File): void;
}

/**
 * A button that opens the device's own choice of a file.
 *
 * @example
 * <FileButton accept=".json" icon={<FolderOpen aria-hidden />} onFile={view.onLoad}>{t(($) => $.calibration.file.load)}</FileButton>
 */
export function FileButton({ accept, icon, children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="line" small onClick={() => input.current?.click()}>
        {icon}
        {children}
      </Button>
      {/* Out of sight of everybody: the button stands for it. */}
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={children}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
