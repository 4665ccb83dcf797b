import type { FactsPicture } from '../FactsPicture.ts';
import { PitchPlan } from '../PitchPlan/PitchPlan.tsx';

export function PitchIn3D({ picture }: { readonly picture: FactsPicture }) {
  return <PitchPlan picture={picture} />;
}
