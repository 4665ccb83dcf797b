import { useWords } from '../i18n/useWords.ts';
import { SegmentLinks } from '../primitives/Segments/SegmentLinks.tsx';

const tools = ['pitch', 'goal'] as const;
type Tool = (typeof tools)[number];

/** The address of each calibration tool. */
export type CalibrationHrefs = Readonly<Record<Tool, string>>;

/** The choice between the calibration of the pitch and of the goal. */
export function CalibrationTools({ current, hrefs }: { readonly current: Tool; readonly hrefs: CalibrationHrefs }) {
  const { t } = useWords();
  return (
    <SegmentLinks
      label={t(($) => $.calibration.tools.label)}
      links={tools.map((tool) => ({
        href: hrefs[tool],
        label: t(($) => $.calibration.tools[tool]),
        isCurrent: tool === current,
      }))}
    />
  );
}
