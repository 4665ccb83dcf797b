import { noFaults } from '@tribunen/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DemoState } from '../../services/AppServices.ts';
import { isFaultShortcut } from './isFaultShortcut.ts';

const FaultPanelContainer = lazy(() => import('./FaultPanelContainer.tsx'));

/** Opens and closes the demo's fault panel by its shortcut. The panel is loaded on first use and keeps its choices. */
export default function DemoFaults({ demo }: { readonly demo: DemoState }) {
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState(noFaults);

  useEffect(() => {
    const toggle = (event: KeyboardEvent): void => {
      if (!isFaultShortcut(event)) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
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
          onClose: () => setOpen(false),
        }}
      />
    </Suspense>
  );
}
