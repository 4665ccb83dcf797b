import type { FormResult } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/**
 * A team's last results as dots, the latest last. Each has its letter: colour alone says nothing to many (REPORT-21).
 *
 * @example
 * <FormDots results={['W', 'D', 'L']} />
 */
export function FormDots({ results }: { readonly results: readonly FormResult[] }) {
  const { t } = useWords();
  const { list } = useFormats();
  if (results.length === 0) return <None>{t(($) => $.teamPage.form.none)}</None>;
  const spoken = list(results.map((result) => t(($) => $.teamPage.form.result[result])));
  return (
    <Root>
      <Spoken>{t(($) => $.teamPage.form.spoken, { results: spoken })}</Spoken>
      {results.map((result, place) => (
        <Dot key={place} aria-hidden data-result={result}>
          {t(($) => $.teamPage.form.letter[result])}
        </Dot>
      ))}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: 6px;
`;

const None = styled.p`
  color: ${theme.colour.text2};
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: 50%;
  background: ${theme.colour.sunk};
  color: ${theme.colour.text};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  line-height: 1;

  &[data-result='W'] {
    border-color: transparent;
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
  }
  &[data-result='L'] {
    border-color: transparent;
    background: ${theme.colour.liveFill};
    color: ${theme.colour.onLive};
  }
`;
