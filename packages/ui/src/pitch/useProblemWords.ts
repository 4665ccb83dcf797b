import { pictureSides } from '@tribunen/domain';
import { useFileWords } from './useFileWords.ts';
import { useWords } from '../i18n/useWords.ts';
import type { CalibrationProblem } from './CalibrationProblem.ts';

/** The words for a problem. */
export function useProblemWords(): (problem: CalibrationProblem) => string {
  const { t } = useWords();
  const fileWords = useFileWords();
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
      case 'bad-file':
        return fileWords(problem.name, problem.fault);
      case 'other-picture':
        return t(($) => $.calibration.problem.otherPicture, problem);
    }
  };
}
