/** A name under the mouse, and whose card it opens. */
export interface Hovered<Subject> {
  readonly subject: Subject;
  readonly name: HTMLElement;
  /** The element next to which the card opens: the name, or the row that the name covers. */
  readonly beside: Element;
}

/** How long the mouse rests on a name before its card opens, and how long it is away before the card closes, in milliseconds. */
const openMs = 700;
const closeMs = 300;

/**
 * Decides when the card of a name under the mouse opens and closes (PLAYER-4). The names of a screen share an object, so at most one card is open.
 * It stays open until the mouse has left both the name and the card.
 */
export class HoverIntent<Subject> {
  readonly #onChange: (hovered: Hovered<Subject> | null) => void;
  #hovered: Hovered<Subject> | null = null;
  /** The name on which the mouse rests, until its card opens. */
  #pointed: Hovered<Subject> | null = null;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange receives the name whose card is open; null when none is any more */
  constructor(onChange: (hovered: Hovered<Subject> | null) => void) {
    this.#onChange = onChange;
  }

  /** The mouse is on a name. */
  enter(pointed: Hovered<Subject>): void {
    if (this.#hovered?.name === pointed.name) {
      this.#stayOpen();
      return;
    }
    this.#forgetPointed();
    this.#pointed = pointed;
    this.#opening = setTimeout(() => {
      this.#forgetPointed();
      this.#show(pointed);
    }, openMs);
  }

  /** The mouse is on the card. */
  enterCard(): void {
    this.#stayOpen();
  }

  /** The mouse has left a name or the card. */
  leave(): void {
    this.#forgetPointed();
    this.#closing ??= setTimeout(() => this.#show(null), closeMs);
  }

  /** The name is not on the screen any more. */
  forget(name: HTMLElement): void {
    if (this.#pointed?.name === name) this.#forgetPointed();
    if (this.#hovered?.name === name) this.close();
  }

  /** Closes the card at once, and opens none until the mouse enters a name again. */
  readonly close = (): void => {
    this.#forgetPointed();
    this.#show(null);
  };

  #forgetPointed(): void {
    clearTimeout(this.#opening);
    this.#pointed = null;
  }

  #stayOpen(): void {
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  #show(hovered: Hovered<Subject> | null): void {
    this.#stayOpen();
    if (this.#hovered === hovered) return;
    this.#hovered = hovered;
    this.#onChange(hovered);
  }
}
