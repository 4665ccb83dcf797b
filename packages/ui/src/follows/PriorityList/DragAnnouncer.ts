import type { Active, Announcements, Over, UniqueIdentifier } from '@dnd-kit/core';
import type { TFunction } from 'i18next';

/** The list for the announcements: its ids in order, and their names. */
export interface AnnouncedList {
  readonly ids: readonly UniqueIdentifier[];
  nameOf(id: UniqueIdentifier): string;
}

/** The announcements of a drag: lifted, moved over a place, dropped, or cancelled. Places count from one. */
export class DragAnnouncer implements Announcements {
  readonly #t: TFunction;
  #list: AnnouncedList = { ids: [], nameOf: () => '' };
  /** The place that was announced last, because dnd-kit also reports the place from which an item is lifted. */
  #announced: UniqueIdentifier | null = null;

  constructor(t: TFunction) {
    this.#t = t;
  }

  show(list: AnnouncedList): void {
    this.#list = list;
  }

  readonly onDragStart = ({ active }: { readonly active: Active }): string => {
    this.#announced = active.id;
    return this.#t(($) => $.follows.drag.lifted, this.#at(active, active));
  };

  readonly onDragOver = ({ active, over }: Moved): string | undefined => {
    const place = over?.id ?? null;
    if (place === this.#announced) return undefined;
    this.#announced = place;
    return over === null
      ? this.#t(($) => $.follows.drag.outside, { name: this.#list.nameOf(active.id) })
      : this.#t(($) => $.follows.drag.movedOver, this.#at(active, over));
  };

  readonly onDragEnd = ({ active, over }: Moved): string =>
    over === null || over.id === active.id
      ? this.#t(($) => $.follows.drag.unmoved, this.#at(active, active))
      : this.#t(($) => $.follows.drag.dropped, this.#at(active, over));

  readonly onDragCancel = ({ active }: Moved): string =>
    this.#t(($) => $.follows.drag.cancelled, this.#at(active, active));

  #at({ id }: { readonly id: UniqueIdentifier }, place: { readonly id: UniqueIdentifier }) {
    const { ids, nameOf } = this.#list;
    return { name: nameOf(id), place: ids.indexOf(place.id) + 1, count: ids.length };
  }
}

interface Moved {
  readonly active: Active;
  readonly over: Over | null;
}
