import type { ComparedFact, PitchChoice, Side } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { forcedOutline } from '../../theme/forcedOutline.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

interface ComparisonProps {
  readonly facts: readonly ComparedFact[];
  readonly names: Readonly<Record<Side, string>>;
  /** The statistic that the pitch shows. */
  readonly chosen: PitchChoice;
  onChoice(choice: PitchChoice): void;
}

/** Both sides' figures, the home side's to the left. A press on one shows its events on the pitch. */
export function Comparison({ facts, names, chosen, onChoice }: ComparisonProps) {
  const { t } = useWords();
  const { number, percent } = useFormats();
  const valueOf = (key: ComparedFact['key'], value: number) => {
    if (key === 'accuracy') return percent(value);
    return number(key === 'xg' ? Math.round(value * 10) / 10 : value);
  };
  // Two facts may come from the same statistic, of which the first is marked.
  const marked = facts.find(({ choice }) => choice.topic === chosen.topic && choice.stat === chosen.stat)?.key;
  return (
    <Plates role="group" aria-label={t(($) => $.facts.compared.label)}>
      {facts.map(({ key, choice, ...fact }) => {
        const figureOf = (side: Side, other: Side) => (
          <Figure data-more={fact[side] > fact[other] || undefined}>
            <Team>{names[side]}</Team> {valueOf(key, fact[side])}
          </Figure>
        );
        return (
          <Plate key={key} type="button" aria-pressed={key === marked} onClick={() => onChoice(choice)}>
            <Name>{t(($) => $.facts.compared.facts[key])}</Name> {figureOf('home', 'away')} {figureOf('away', 'home')}
            <Share aria-hidden>
              <i style={{ flexGrow: fact.home }} />
              <i style={{ flexGrow: fact.away }} />
            </Share>
          </Plate>
        );
      })}
    </Plates>
  );
}

const Plates = styled.div`
  display: grid;
  /* Three side by side, or two if text of double size leaves no room for three. */
  grid-template-columns: repeat(auto-fit, minmax(max(30%, 5.25rem), 1fr));
  gap: 6px;
  padding: ${theme.space[2]} var(--facts-gutter) 0;

  &:empty {
    display: none;
  }

  @container facts (min-width: 600px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
  @container facts (min-width: 600px) and (max-width: 719px) {
    gap: ${theme.space[1]};
  }
`;

const Plate = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: center;
  min-width: 0;
  min-height: 50px;
  padding: 3px ${theme.space[2]};
  border: ${theme.chalkWidth} solid ${theme.colour.line};
  border-radius: ${theme.radius.sm};
  text-align: left;

  ${theme.media.narrowest} {
    padding-inline: 3px;
  }
  @container facts (min-width: 600px) and (max-width: 719px) {
    padding-inline: 3px;
  }

  &[aria-pressed='true'] {
    border-color: ${theme.colour.text};
    background: ${theme.colour.raised};
    ${forcedOutline}
  }
`;

const Figure = styled.span`
  grid-row: 1;
  color: ${theme.colour.text2};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  white-space: nowrap;

  &[data-more] {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.black};
  }
`;

/** On the plate the side of the figure shows the team, so the name is for screen readers only. */
const Team = styled.span`
  ${visuallyHidden}
`;

/** The shares of the two sides. */
const Share = styled.span`
  display: flex;
  grid-area: 2 / 1 / auto / -1;
  gap: 2px;
  height: 3px;
  margin: 2px 0;

  & > i {
    flex: 0 1 0;
    min-width: 2px;
    background: ${theme.colour.text};
  }
  & > i + i {
    background: ${theme.colour.edge};
  }
`;

const Name = styled.span`
  grid-area: 3 / 1 / auto / -1;
  overflow: hidden;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  line-height: ${theme.font.line.snug};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
