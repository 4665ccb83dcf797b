import { FaultPanel } from '@tribunen/ui';

/** The demo's fault panel, in a separate module that is loaded on first use. */
export const FaultPanelContainer = FaultPanel;
