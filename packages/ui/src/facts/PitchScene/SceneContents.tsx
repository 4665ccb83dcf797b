import { useFrame, useThree } from '@react-three/fiber';
import type { PitchMark } from '@tribunen/domain';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  type Camera,
  DoubleSide,
  LineBasicMaterial,
  MeshBasicMaterial,
  type ShaderMaterial,
  type Texture,
} from 'three';
import type { PictureDrawing } from '../FactsPicture.ts';
import { heatPixels } from '../heatPixels.ts';
import { lineStrength } from '../lineStrength.ts';
import { disposeAll, type MarkGeometry, markGeometry, networkMarks, toSceneMark } from './markGeometry.ts';
import { lineMaterial, markColours, type MarkUniforms, shapeMaterial } from './markMaterials.ts';
import {
  chalkGeometry,
  groundGeometry,
  groundMaterial,
  heatTexture,
  netGeometry,
  paintGround,
  postsGeometry,
} from './pitchGeometry.ts';
import type { SceneColours } from './SceneColours.ts';

interface SceneContentsProps {
  readonly drawing: PictureDrawing;
  /** Whether lines bend aside, so that two in opposite directions do not overlap. */
  readonly isBent: boolean;
  readonly colours: SceneColours;
  readonly uniforms: MarkUniforms;
  /** The place of the picked mark among those drawn; −1 for none. */
  readonly picked: number;
  /** Called before each drawing. */
  onFrame(camera: Camera): void;
}

const flat = { frustumCulled: false } as const;
const noMarks: readonly PitchMark[] = [];

/** Everything in the scene: seven drawings at most, however many marks there are. */
export function SceneContents({ drawing, isBent, colours, uniforms, picked, onFrame }: SceneContentsProps) {
  const invalidate = useThree((state) => state.invalidate);
  const parts = useParts(uniforms);
  const drawn = drawing.kind === 'arrows' ? drawing.marks : drawing.kind === 'network' ? drawing.network : noMarks;
  const marks = useMemo(() => ('links' in drawn ? networkMarks(drawn) : drawn.map(toSceneMark)), [drawn]);
  const geometry = useMemo(() => markGeometry(marks), [marks]);
  useEffect(() => () => disposeAll([geometry.lines, geometry.shapes]), [geometry]);
  const heat = useHeat(drawing);
  useFrame(({ camera }) => onFrame(camera));

  useLayoutEffect(() => {
    paintGround(parts.ground, colours);
    warm(parts.ground, heat);
    paintFixtures(parts, colours);
    setMarks(uniforms, colours, picked, isBent ? 0.14 : 0, drawing);
    drawFirst(geometry, drawing.kind === 'arrows' ? drawing.count : marks.length);
    invalidate();
  });

  return (
    <>
      <mesh geometry={parts.groundGeometry} material={parts.ground} {...flat} />
      <mesh geometry={parts.chalkGeometry} material={parts.chalk} renderOrder={1} {...flat} />
      <mesh geometry={parts.postsGeometry} material={parts.posts} renderOrder={2} {...flat} />
      <lineSegments geometry={parts.netGeometry} material={parts.net} renderOrder={3} {...flat} />
      {marks.length > 0 && (
        <>
          <mesh geometry={geometry.lines} material={parts.shadows} renderOrder={4} {...flat} />
          <mesh geometry={geometry.lines} material={parts.lines} renderOrder={5} {...flat} />
          <mesh geometry={geometry.shapes} material={parts.shapes} renderOrder={6} {...flat} />
        </>
      )}
    </>
  );
}

/** The objects that stay from the first picture to the last. */
function useParts(uniforms: MarkUniforms) {
  const [parts] = useState(() => ({
    groundGeometry: groundGeometry(),
    ground: groundMaterial(),
    chalkGeometry: chalkGeometry(),
    chalk: new MeshBasicMaterial({
      transparent: true,
      opacity: 0.72,
      depthWrite: false,
      side: DoubleSide,
      // Otherwise it would be drawn twice, once for each side.
      forceSinglePass: true,
    }),
    postsGeometry: postsGeometry(),
    posts: new MeshBasicMaterial({ side: DoubleSide }),
    netGeometry: netGeometry(),
    net: new LineBasicMaterial({ transparent: true, opacity: 0.28, depthWrite: false }),
    shadows: lineMaterial(uniforms, true),
    lines: lineMaterial(uniforms, false),
    shapes: shapeMaterial(uniforms),
  }));
  useEffect(() => () => disposeAll(Object.values(parts)), [parts]);
  return parts;
}

function useHeat(drawing: PictureDrawing): Texture | null {
  const texture = useMemo(() => {
    if (drawing.kind !== 'heat') return null;
    const { columns, rows } = drawing.density;
    return heatTexture(heatPixels(drawing.density), columns, rows);
  }, [drawing]);
  useEffect(() => () => texture?.dispose(), [texture]);
  return texture;
}

function drawFirst({ lines, shapes }: MarkGeometry, count: number): void {
  lines.instanceCount = count;
  shapes.instanceCount = count;
}

function setMarks(
  uniforms: MarkUniforms,
  colours: SceneColours,
  picked: number,
  bend: number,
  drawing: PictureDrawing,
): void {
  uniforms.colours.value = markColours(colours);
  uniforms.picked.value = picked;
  uniforms.bend.value = bend;
  const isArrows = drawing.kind === 'arrows';
  uniforms.heads.value = isArrows ? 1 : 0;
  const { opacity, width } = lineStrength(isArrows ? drawing.count : 0);
  uniforms.lineOpacity.value = opacity;
  uniforms.lineWidth.value = width;
}

function warm({ uniforms }: ShaderMaterial, heat: Texture | null): void {
  if (uniforms['heat'] !== undefined) uniforms['heat'].value = heat;
  if (uniforms['isHot'] !== undefined) uniforms['isHot'].value = heat === null ? 0 : 1;
}

function paintFixtures(
  { chalk, posts, net }: { chalk: MeshBasicMaterial; posts: MeshBasicMaterial; net: LineBasicMaterial },
  { onPitch }: SceneColours,
): void {
  for (const material of [chalk, posts, net]) material.color.set(onPitch);
}
