import type { PitchChoice } from '@tribunen/domain';
import type { TFunction } from 'i18next';

/** The name of a statistic in the radio list. */
export function statWords(choice: PitchChoice, t: TFunction): string {
  switch (choice.topic) {
    case 'shots':
      return t(($) => $.facts.stats.shots[choice.stat]);
    case 'passes':
      return t(($) => $.facts.stats.passes[choice.stat]);
    case 'runs':
      return t(($) => $.facts.stats.runs[choice.stat]);
    case 'duels':
      return t(($) => $.facts.stats.duels[choice.stat]);
  }
}
