import type { FormResult } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

interface FormDotsProps {
  /** The team or the subject of the results, for screen readers; needed if no heading names it. */
  readonly label?: string;
  readonly results: readonly FormResult[];
}

/**
 * A team's last results as dots, the latest last. Each dot has a letter, because many readers cannot tell the colours
 * apart (REPORT-21).
 */
export function FormDots({ label, results }: FormDotsProps) {
  const { t } = useWords();
  if (results.length === 0) return <Nothing>{t(($) => $.matchDetail.form.empty)}</Nothing>;
  return (
    <Dots aria-label={label}>
      {results.map((result, n) => (
        // A list of results has no ids, and never changes its order.
        <li key={n} data-result={result}>
          <span aria-hidden>{t(($) => $.matchDetail.form.letters[result])}</span>
          <Hidden>{t(($) => $.matchDetail.form.results[result])}</Hidden>
        </li>
      ))}
    </Dots>
  );
}

const Nothing = styled.span`
  color: ${theme.colour.text2};
`;

const Dots = styled.ol`
  display: flex;
  flex: none;
  gap: 6px;

  & > li {
    position: relative;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.bold};
  }
  & > [data-result='W'] {
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
  }
  & > [data-result='D'] {
    background: ${theme.colour.line};
    color: ${theme.colour.text};
  }
  & > [data-result='L'] {
    background: ${theme.colour.liveFill};
    color: ${theme.colour.onLive};
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
