import { bioCharactersLeft } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { SpokenAfterPause } from '../../forms/SpokenAfterPause.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import type { FieldBinding } from '../../forms/useForm.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../theme/theme.ts';

const fewLeft = 20;

/** The bio, with the number of characters left (PEOPLE-16). */
export function BioField(binding: FieldBinding) {
  const { t } = useWords();
  const { number } = useFormats();
  const left = bioCharactersLeft(binding.value);
  const words = t(($) => $.forms.charactersLeft, { count: left, left: number(left) });
  return (
    <div>
      <TextArea
        label={t(($) => $.profile.bio)}
        rows={4}
        hint={<Left data-room={left < 0 ? 'none' : left <= fewLeft ? 'little' : 'enough'}>{words}</Left>}
        {...binding}
      />
      <SpokenAfterPause text={left <= fewLeft ? words : ''} />
    </div>
  );
}

const Left = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-room='little'] {
    color: ${theme.colour.warn};
  }

  &[data-room='none'] {
    color: ${theme.colour.live};
    font-weight: ${theme.font.weight.bold};
  }
`;
