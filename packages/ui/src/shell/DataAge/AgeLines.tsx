import { type Age, type DataAge, osloDayOf, type UtcInstant } from '@tribunen/domain';
import { CloudOff } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../theme/theme.ts';

interface AgeLinesProps {
  readonly age: DataAge;
  /** The moment of the age, which decides which day is today. */
  readonly now: UtcInstant;
}

/** How fresh the data is, in one line or two: the state of the link, and the age. */
export function AgeLines({ age, now }: AgeLinesProps) {
  const { t } = useWords();
  const { dayLong, time } = useFormats();
  const ageWords = ({ kind, n }: Age) => t(($) => $.shell.dataAge.updated[kind], { n });
  switch (age.kind) {
    case 'connecting':
      return (
        <Lines>
          <Dot data-live={false} />
          <Old>{t(($) => $.common.connecting)}</Old>
        </Lines>
      );
    case 'updated':
      return (
        <Lines>
          {age.age !== null && (
            <>
              <Dot data-live={false} />
              <Old>{ageWords(age.age)}</Old>
            </>
          )}
        </Lines>
      );
    case 'live':
      return (
        <Lines>
          <Dot data-live />
          <span>{t(($) => $.shell.dataAge.live)}</span>
          {age.age !== null && <Old>{ageWords(age.age)}</Old>}
        </Lines>
      );
    case 'offline': {
      const { confirmedAt: from } = age;
      return (
        <Lines>
          <Cloud>
            <CloudOff size={18} aria-hidden />
          </Cloud>
          <Offline>
            {from === null
              ? t(($) => $.shell.dataAge.offline)
              : age.today
                ? t(($) => $.shell.dataAge.offlineFrom, { time: time(from) })
                : t(($) => $.shell.dataAge.offlineFromDay, {
                    date: dayLong(osloDayOf(from), osloDayOf(now)),
                    time: time(from),
                  })}
          </Offline>
        </Lines>
      );
    }
  }
}

/** As high with one line as with two, so that nothing moves when the age appears. Under a title there is room for one line. */
const Lines = styled.p`
  display: grid;
  grid-template-columns: 18px auto auto;
  align-content: center;
  align-items: center;
  min-height: calc(var(--age-lines, 2) * 1lh);
  column-gap: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: var(--age-size, ${theme.font.size.sm});
  font-weight: ${theme.font.weight.medium};
`;

/** Lit while the link is up. */
const Dot = styled.i`
  justify-self: center;
  width: 8px;
  height: 8px;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: 50%;

  &[data-live='true'] {
    border-color: ${theme.colour.turf};
    background: ${theme.colour.turf};
    box-shadow: 0 0 0 4px ${theme.colour.turfSoft};
  }
`;

const Cloud = styled.span`
  color: ${theme.colour.gold};
`;

const Old = styled.span`
  grid-column: var(--age-column, 2);
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
  white-space: nowrap;

  /* Beside the dot where no word stands between them. */
  i + & {
    grid-column: 2;
  }
`;

/** Proportional figures, because tabular ones leave a gap around the colon and this time does not tick. */
const Offline = styled.span`
  color: ${theme.colour.text};
  font-variant-numeric: proportional-nums;
`;
