import { FaultPanel } from '@tribunen/ui';

/** The demo's fault panel in a module of its own, so that it can be fetched on first use. */
export default FaultPanel;
