import { crestLettering } from './crestLettering.ts';
import { CrestDrawing } from './CrestDrawing.tsx';

/** Our own drawing of a competition: a panel of a ball, with its short code. */
export function CompetitionPentagon({ code, size }: { code: string; size: number }) {
  const letters = code.slice(0, 3);
  return (
    <CrestDrawing size={size}>
      <path
        d="M20 3.5 37 16l-6.5 20h-21L3 16z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <text x="20" y="26.5" fontSize={letters.length > 2 ? 11.5 : 14} fill="currentColor" {...crestLettering}>
        {letters}
      </text>
    </CrestDrawing>
  );
}
