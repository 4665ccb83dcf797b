import type { PassNetwork } from '@tribunen/domain';
import { type Camera, Vector3 } from 'three';
import { shortName } from '../../matchWords/shortName.ts';
import { scenePoint } from './scenePoint.ts';

interface Label {
  readonly element: HTMLElement;
  readonly at: Vector3;
}

/**
 * The names of a network's players over the scene, as text of the page, so that they are sharp and in the page's font.
 * Each drawing moves the same elements to where the camera sees the players.
 *
 * @example
 * const names = new NameLabels();
 * host.append(canvas, names.element);
 * names.show(network.players);
 * names.place(camera);
 */
export class NameLabels {
  /** The element over the canvas. */
  readonly element = document.createElement('div');
  readonly #on = new Vector3();
  #players: PassNetwork['players'] = [];
  #labels: readonly Label[] = [];

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** Shows the names of these players only. */
  show(players: PassNetwork['players']): void {
    if (players === this.#players) return;
    this.#players = players;
    this.#labels = players.map(({ name, at }) => {
      const element = document.createElement('span');
      element.textContent = shortName(name);
      return { element, at: new Vector3(...scenePoint(at)) };
    });
    this.element.replaceChildren(...this.#labels.map(({ element }) => element));
  }

  /** Puts each name where the camera sees its player. */
  readonly place = (camera: Camera): void => {
    if (this.#labels.length === 0) return;
    camera.updateMatrixWorld();
    const { clientWidth, clientHeight } = this.element;
    for (const { element, at } of this.#labels) {
      const { x, y, z } = this.#on.copy(at).project(camera);
      element.hidden = Math.abs(z) > 1;
      element.style.translate = `calc(${((x + 1) / 2) * clientWidth}px - 50%) ${((1 - y) / 2) * clientHeight}px`;
    }
  };
}
