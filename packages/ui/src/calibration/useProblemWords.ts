import { pictureSides } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import type { CalibrationProblem } from './CalibrationProblem.ts';

/** What a problem is in words. */
export function useProblemWords(): (problem: CalibrationProblem) => string {
  const { t } = useWords();
  return (problem) => {
    switch (problem.kind) {
      case 'not-picture':
        return t(($) => $.calibration.problem.notPicture, problem);
      case 'too-small':
        return t(($) => $.calibration.problem.tooSmall, { ...problem, least: pictureSides.least });
      case 'too-large':
        return t(($) => $.calibration.problem.tooLarge, { ...problem, most: pictureSides.most });
      case 'paste-refused':
        return t(($) => $.calibration.problem.pasteRefused);
      case 'nothing-to-paste':
        return t(($) => $.calibration.problem.nothingToPaste);
      case 'copy-refused':
        return t(($) => $.calibration.problem.copyRefused);
      case 'bad-file': {
        const field = problem.field === '' ? t(($) => $.calibration.problem.wholeFile) : problem.field;
        return t(($) => $.calibration.problem.badFile, { ...problem, field });
      }
      case 'other-picture':
        return t(($) => $.calibration.problem.otherPicture, problem);
    }
  };
}
