import { Emitter } from '@tribunen/domain';

/** How far the loading of code has come. */
export type LateCodeState<Code> =
  | { readonly status: 'idle' }
  /** `isRetry` is true when the previous try failed. */
  | { readonly status: 'loading'; readonly isRetry: boolean }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly code: Code };

/**
 * Code that is loaded after the first screen, when it is first needed. Each call of `load` makes one try, unless one is under way or has
 * succeeded. Where a browser keeps the failure of an import, the app reloads the page (decision 037).
 */
export class LateCode<Code> {
  readonly #import: () => Promise<Code>;
  readonly #complaint: string;
  readonly #changes = new Emitter<void>();
  #state: LateCodeState<Code> = { status: 'idle' };
  #underWay: Promise<Code | null> | null = null;

  /** @param complaint logged with the error of each failed try */
  constructor(load: () => Promise<Code>, complaint: string) {
    this.#import = load;
    this.#complaint = complaint;
  }

  readonly current = (): LateCodeState<Code> => this.#state;

  readonly subscribe = this.#changes.listen;

  /** @returns the code; null when the try failed */
  readonly load = (): Promise<Code | null> => {
    this.#underWay ??= this.#try();
    return this.#underWay;
  };

  async #try(): Promise<Code | null> {
    this.#set({ status: 'loading', isRetry: this.#state.status === 'error' });
    try {
      const code = await this.#import();
      this.#set({ status: 'ready', code });
      return code;
    } catch (error) {
      console.error(this.#complaint, error);
      this.#underWay = null;
      this.#set({ status: 'error' });
      return null;
    }
  }

  #set(state: LateCodeState<Code>): void {
    this.#state = state;
    this.#changes.emit();
  }
}
