import { Emitter } from '@tribunen/domain';

/** Whether the demo's fault panel is open. */
class FaultPanelState {
  readonly #changes = new Emitter<void>();
  #isOpen = false;

  readonly isOpen = (): boolean => this.#isOpen;

  readonly subscribe = this.#changes.listen;

  readonly toggle = (): void => this.#set(!this.#isOpen);

  readonly close = (): void => this.#set(false);

  #set(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#changes.emit();
  }
}

/** The page has one panel, which the bar of each screen opens. */
export const faultPanel = new FaultPanelState();
