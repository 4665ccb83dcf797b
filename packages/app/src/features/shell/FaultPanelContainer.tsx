import { FaultPanel } from '@tribunen/ui';

/** The demo's fault panel, in a module of its own that is loaded on first use. */
export const FaultPanelContainer = FaultPanel;
