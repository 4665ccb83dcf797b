import { DemoBar } from '@tribunen/ui';
import { useSyncExternalStore } from 'react';
import type { DemoState } from '../../services/AppServices.ts';
import { faultPanel } from './faultPanel.ts';

/** The demo's bar. Each choice is an address and reloads the page; the same address gives the same demo. */
export function DemoBarContainer({ demo }: { readonly demo: DemoState }) {
  const faultsOpen = useSyncExternalStore(faultPanel.subscribe, faultPanel.isOpen);
  const open = (name: 'demo' | 'speed', value: string): void => {
    const there = new URL(location.href);
    there.searchParams.set(name, value);
    location.assign(there);
  };
  return (
    <DemoBar
      view={{
        speed: demo.speed,
        onSpeed: (speed) => open('speed', String(speed)),
        scenario: demo.scenario,
        onScenario: (scenario) => open('demo', scenario),
        onRestart: () => {
          demo.restart();
          location.reload();
        },
        faultsOpen,
        onFaults: faultPanel.toggle,
      }}
    />
  );
}
