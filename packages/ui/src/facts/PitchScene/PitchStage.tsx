import { createRoot, extend, type ReconcilerRoot, type RootState } from '@react-three/fiber';
import type { PassNetwork, PitchTopic } from '@tribunen/domain';
import {
  Color,
  LinearSRGBColorSpace,
  LineSegments,
  Mesh,
  PerspectiveCamera,
  Spherical,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { FactsPicture } from '../FactsPicture.ts';
import { type CameraName, cameraPlace, fieldOfView } from './cameraPresets.ts';
import { markUniforms } from './markMaterials.ts';
import { NameLabels } from './NameLabels.ts';
import { nearestOnScreen } from './nearestOnScreen.ts';
import { duskShare } from './pitchGeometry.ts';
import { sceneColours } from './SceneColours.ts';
import { SceneContents } from './SceneContents.tsx';

// Registers only the objects that the scene uses, because all of three.js would be half as large again.
extend({ Mesh, LineSegments });

interface StageEvents {
  /** Called when the graphics card has dropped the picture. */
  onLost(): void;
  /** Called when the picture can be drawn again. */
  onRestored(): void;
  onPick(key: string | null): void;
}

/** The objects that the stage keeps on the graphics card, and the number of its last drawings. */
export interface StageFigures {
  readonly drawings: number;
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
}

const densest = 2;
const reachPixels = 24;
/** The effect of a key press, in radians and as a factor. */
const turn = Math.PI / 24;
const zoom = 1.12;
/** A finger that moves less than this picks a place instead of turning the camera. */
const stillPixels = 6;
const nobody: PassNetwork['players'] = [];

/**
 * The pitch in three dimensions, in an element of the page. It draws only when something changes, and releases
 * everything when it stops.
 *
 * @example
 * const stage = new PitchStage(element, { onLost, onRestored, onPick });
 * stage.start();
 * stage.show(picture);
 * stage.stop();
 */
export class PitchStage {
  readonly #host: HTMLElement;
  readonly #events: StageEvents;
  readonly #canvas = document.createElement('canvas');
  readonly #uniforms = markUniforms();
  readonly #camera = new PerspectiveCamera(fieldOfView, 1, 0.5, 900);
  readonly #stopping = new AbortController();
  readonly #sizes = new ResizeObserver(() => this.#resize());
  readonly #sight = new IntersectionObserver(([entry]) => {
    this.#isInSight = entry?.isIntersecting ?? true;
    this.#rest();
  });
  readonly #themes = new MutationObserver(() => this.#render());
  readonly #names = new NameLabels();
  #renderer: WebGLRenderer | null = null;
  #controls: OrbitControls | null = null;
  #root: ReconcilerRoot<HTMLCanvasElement> | null = null;
  #state: RootState | null = null;
  #picture: FactsPicture | null = null;
  #cameraName: CameraName = 'goal';
  #isInSight = true;
  #pressed: { readonly x: number; readonly y: number } | null = null;

  constructor(host: HTMLElement, events: StageEvents) {
    this.#host = host;
    this.#events = events;
  }

  /**
   * Opens the stage.
   *
   * @throws {Error} without WebGL
   */
  start(): void {
    const renderer = new WebGLRenderer({ canvas: this.#canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer = renderer;
    const { width, height } = this.#size();
    const root = createRoot(this.#canvas);
    this.#root = root;
    void root.configure({
      gl: renderer,
      camera: this.#camera,
      dpr: Math.min(devicePixelRatio, densest),
      flat: true,
      frameloop: 'demand',
      size: { width, height, top: 0, left: 0 },
      onCreated: (state) => {
        this.#state = state;
      },
    });
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#host.append(this.#canvas, this.#names.element);
    this.#controls = this.#orbit();
    this.#listen();
    this.#resize();
  }

  /** Draws a picture. A change of topic resets the camera. */
  show(picture: FactsPicture): void {
    const before = this.#picture?.topic;
    this.#picture = picture;
    if (before !== picture.topic) this.look(this.#cameraName);
    this.#render();
  }

  /** Looks through a camera. */
  readonly look = (camera: CameraName): void => {
    this.#cameraName = camera;
    const { from, at } = cameraPlace(camera, this.#topic, this.#camera.aspect);
    this.#camera.position.set(...from);
    this.#controls?.target.set(...at);
    this.#controls?.update();
    this.#state?.invalidate();
  };

  /** Turns the camera around its target by a number of steps aside and up, and moves it nearer by a number of steps. */
  turn(aside: number, up: number, nearer = 0): void {
    const { target } = this.#controls ?? { target: new Vector3() };
    const place = new Spherical().setFromVector3(this.#camera.position.clone().sub(target));
    place.theta += aside * turn;
    place.phi = Math.min(Math.max(place.phi - up * turn, 0.001), Math.PI / 2 - 0.06);
    place.radius = Math.min(Math.max(place.radius / zoom ** nearer, 12), 400);
    this.#camera.position.setFromSpherical(place).add(target);
    this.#controls?.update();
    this.#state?.invalidate();
  }

  figures(): StageFigures {
    const { render, memory, programs } = this.#renderer?.info ?? { render: { calls: 0 }, memory: null, programs: null };
    return {
      drawings: render.calls,
      geometries: memory?.geometries ?? 0,
      textures: memory?.textures ?? 0,
      programs: programs?.length ?? 0,
    };
  }

  /** Releases everything on the page and on the graphics card. */
  stop(): void {
    this.#stopping.abort();
    for (const observer of [this.#sizes, this.#sight, this.#themes]) observer.disconnect();
    this.#controls?.dispose();
    this.#root?.render(null);
    this.#root?.unmount();
    this.#renderer?.dispose();
    this.#renderer?.forceContextLoss();
    this.#canvas.remove();
    this.#names.element.remove();
    this.#state = null;
    this.#root = null;
  }

  get #topic(): PitchTopic {
    return this.#picture?.topic ?? 'shots';
  }

  #orbit(): OrbitControls {
    const controls = new OrbitControls(this.#camera, this.#canvas);
    controls.enablePan = false;
    controls.minDistance = 12;
    controls.maxDistance = 400;
    controls.maxPolarAngle = Math.PI / 2 - 0.06;
    controls.addEventListener('change', () => this.#state?.invalidate());
    // One finger scrolls the page up and down; sideways, or with two fingers, it turns the camera.
    this.#canvas.style.touchAction = 'pan-y';
    return controls;
  }

  #listen(): void {
    const { signal } = this.#stopping;
    this.#canvas.addEventListener(
      'webglcontextlost',
      (lost) => {
        // Otherwise the browser never restores the context.
        lost.preventDefault();
        this.#events.onLost();
      },
      { signal },
    );
    this.#canvas.addEventListener(
      'webglcontextrestored',
      () => {
        this.#events.onRestored();
        this.#render();
      },
      { signal },
    );
    this.#canvas.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => (this.#pressed = { x: clientX, y: clientY }),
      {
        signal,
      },
    );
    this.#canvas.addEventListener('pointerup', (event) => this.#pick(event), { signal });
    // The wheel scrolls the page; with Ctrl, which a pinch on a touchpad sends, it zooms.
    this.#host.addEventListener('wheel', (event) => !event.ctrlKey && event.stopPropagation(), {
      signal,
      capture: true,
    });
    document.addEventListener('visibilitychange', () => this.#rest(), { signal });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#render(), { signal });
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.#sizes.observe(this.#host);
    this.#sight.observe(this.#host);
  }

  #size(): { readonly width: number; readonly height: number } {
    return { width: Math.max(1, this.#host.clientWidth), height: Math.max(1, this.#host.clientHeight) };
  }

  #resize(): void {
    const { width, height } = this.#size();
    this.#uniforms.viewport.value.set(width, height);
    // Widths are in pixels of the page, like the viewport.
    this.#uniforms.density.value = 1;
    const before = this.#camera.aspect;
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#state?.setSize(width, height);
    if (Math.abs(before - this.#camera.aspect) > 0.01) this.look(this.#cameraName);
    this.#state?.invalidate();
  }

  /** Nothing is drawn while the stage is out of sight. */
  #rest(): void {
    const isSeen = this.#isInSight && !document.hidden;
    this.#state?.setFrameloop(isSeen ? 'demand' : 'never');
    if (isSeen) this.#state?.invalidate();
  }

  #render(): void {
    if (this.#root === null || this.#picture === null) return;
    const { drawing, picked, topic } = this.#picture;
    this.#names.show(drawing.kind === 'network' ? drawing.network.players : nobody);
    const colours = sceneColours(document.documentElement);
    const dusk = new Color().setStyle(colours.apron, LinearSRGBColorSpace).multiplyScalar(duskShare);
    this.#renderer?.setClearColor(new Color().setRGB(dusk.r, dusk.g, dusk.b, SRGBColorSpace));
    this.#root.render(
      <SceneContents
        drawing={drawing}
        isBent={topic === 'passes' && drawing.kind === 'arrows'}
        colours={colours}
        uniforms={this.#uniforms}
        picked={drawing.kind === 'arrows' && picked !== null ? drawing.marks.indexOf(picked) : -1}
        onFrame={this.#names.place}
      />,
    );
  }

  #pick({ clientX, clientY }: PointerEvent): void {
    const pressed = this.#pressed;
    const drawing = this.#picture?.drawing;
    if (pressed === null || drawing?.kind !== 'arrows') return;
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > stillPixels) return;
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const on = new Vector3();
    const nearest = nearestOnScreen(
      drawing.marks.slice(0, drawing.count),
      ([x, y, z]) => {
        on.set(x, y, z).project(this.#camera);
        return { x: ((on.x + 1) / 2) * width, y: ((1 - on.y) / 2) * height };
      },
      { x: clientX - left, y: clientY - top },
      reachPixels,
    );
    this.#events.onPick(nearest?.key ?? null);
  }
}
