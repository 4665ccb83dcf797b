import { type PitchChoice, pitchChoices, type PitchMark, type PitchTopic, timeSlider } from '@tribunen/domain';
import type { TFunction } from 'i18next';
import type { Formats } from '../../i18n/formatsOf.ts';
import { isPlayed } from '../drawings.ts';

/** A statistic of a topic, with its marks and the number of them in the picture. */
export interface CountedStat {
  readonly choice: PitchChoice;
  readonly marks: readonly PitchMark[];
  readonly count: number;
}

/** A sentence that describes the picture of a topic, for screen readers. */
export function summaryWords(
  topic: PitchTopic,
  team: string,
  stats: readonly CountedStat[],
  minute: number,
  { t, ordinal }: { readonly t: TFunction } & Pick<Formats, 'ordinal'>,
): string {
  const counts = new Map<string, number>(stats.map(({ choice, count }) => [choice.stat, count]));
  const of = (stat: string) => counts.get(stat) ?? 0;
  const count = of(pitchChoices(topic)[0].stat);
  const sentence = () => {
    switch (topic) {
      case 'shots':
        return t(($) => $.facts.summary.shots, {
          team,
          count,
          goals: of('goals'),
          // The saved shots only, because goals are on target too.
          onTarget: of('on-target') - of('goals'),
          offTarget: of('off-target'),
          blocked: of('blocked'),
        });
      case 'passes':
        return t(($) => $.facts.summary.passes, { team, count, completed: of('completed'), failed: of('failed') });
      case 'runs':
        return t(($) => $.facts.summary.runs, { team, count, long: of('long'), intoBox: of('into-box') });
      case 'duels':
        return t(($) => $.facts.summary.duels, { team, count, won: of('won'), lost: of('lost') });
    }
  };
  return isPlayed(topic) && minute < timeSlider.to
    ? t(($) => $.facts.summary.until, { sentence: sentence(), minute: ordinal(minute) })
    : sentence();
}
