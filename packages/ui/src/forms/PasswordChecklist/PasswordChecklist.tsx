import { passwordChecklist } from '@tribunen/domain';
import { Check, Circle } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { SpokenAfterPause } from '../SpokenAfterPause.tsx';

/**
 * The rules of a new password, ticked while the user types (ACCOUNT-10). Screen readers announce what is missing once,
 * when the user pauses. It does not estimate how strong the password is.
 */
export function PasswordChecklist({ password }: { readonly password: string }) {
  const { t } = useWords();
  const { list } = useFormats();
  const rules = passwordChecklist(password);
  const missing = rules.filter(({ isMet }) => !isMet).map(({ problem }) => t(($) => $.forms.password.missing[problem]));
  return (
    <>
      <Rules>
        {rules.map(({ problem, isMet }) => {
          const Icon = isMet ? Check : Circle;
          return (
            <Rule key={problem} data-met={isMet}>
              <Icon size={16} aria-hidden />
              <span>
                {t(($) => $.forms.password.rule[problem])}
                <Said>{isMet ? t(($) => $.forms.password.met) : t(($) => $.forms.password.unmet)}</Said>
              </span>
            </Rule>
          );
        })}
      </Rules>
      <SpokenAfterPause
        text={
          missing.length === 0
            ? t(($) => $.forms.password.allMet)
            : t(($) => $.forms.password.isMissing, { rules: list(missing) })
        }
      />
    </>
  );
}

const Rules = styled.ul`
  display: grid;
  grid-template-columns: auto auto;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-top: ${theme.space[2]};

  ${theme.media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rule = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  line-height: ${theme.font.line.snug};

  & > svg {
    color: ${theme.colour.edge};
  }

  &[data-met='true'] {
    color: ${theme.colour.text};
  }

  &[data-met='true'] > svg {
    color: ${theme.colour.turf};
    stroke-width: 3;
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;
