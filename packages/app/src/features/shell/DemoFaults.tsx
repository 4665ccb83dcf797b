import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { DemoState } from '../../services/AppServices.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { faultPanel } from './faultPanel.ts';

const FaultPanelContainer = lazyUntilLoaded(
  async () => (await import('./FaultPanelContainer.tsx')).FaultPanelContainer,
);

/** The demo's fault panel, opened and closed by the bar's button or its shortcut. It is loaded on first use and keeps its choices. */
export function DemoFaults({ demo }: { readonly demo: DemoState }) {
  const open = useSyncExternalStore(faultPanel.subscribe, faultPanel.isOpen);
  const [choice, setChoice] = useState(demo.faults);

  useEffect(() => {
    const toggle = (event: KeyboardEvent): void => {
      if (!isFaultShortcut(event)) return;
      event.preventDefault();
      faultPanel.toggle();
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);

  if (!open) return null;
  return (
    <Suspense>
      <FaultPanelContainer
        view={{
          choice,
          onChoose: (chosen) => {
            demo.chooseFaults(chosen);
            setChoice(chosen);
          },
          onClose: faultPanel.close,
        }}
      />
    </Suspense>
  );
}

/**
 * Whether a key press asks for the demo's fault panel: Alt+Shift+F. It uses the key's position, because a Mac types
 * another letter while Alt is held.
 */
export function isFaultShortcut({
  code,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return code === 'KeyF' && altKey && shiftKey && !ctrlKey && !metaKey;
}
