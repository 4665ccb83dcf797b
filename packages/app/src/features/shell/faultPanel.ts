/** Whether the demo's fault panel is open. */
class FaultPanelState {
  readonly #listeners = new Set<() => void>();
  #isOpen = false;

  readonly isOpen = (): boolean => this.#isOpen;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly toggle = (): void => this.#set(!this.#isOpen);

  readonly close = (): void => this.#set(false);

  #set(isOpen: boolean): void {
    this.#isOpen = isOpen;
    for (const listener of this.#listeners) listener();
  }
}

/** The page has one panel. Each screen has a bar of its own that opens it. */
export const faultPanel = new FaultPanelState();
