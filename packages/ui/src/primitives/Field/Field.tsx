import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  readonly label: string;
  /** What is wrong with what was typed; read aloud when it appears. */
  readonly problem?: string;
  /** The problem's language, where it is another than the page's: a server's own words. */
  readonly problemLang?: 'en';
  /** What to know before typing. */
  readonly hint?: string;
}

/**
 * A line of text to fill in, under its name.
 *
 * @example
 * <Field label={t(($) => $.auth.email)} type="email" autoComplete="username" required />
 */
export function Field({ label, problem, problemLang, hint, ...input }: FieldProps) {
  const id = useId();
  const about = [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`].join(' ').trim();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...input}
        id={id}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={about === '' ? undefined : about}
      />
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">
        {problem !== undefined && (
          <Problem id={`${id}-problem`} lang={problemLang}>
            {problem}
          </Problem>
        )}
      </div>
    </div>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: 6px;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;
const Input = styled.input`
  width: 100%;
  height: 52px;
  padding: 0 ${theme.space[4]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.well};
  &::placeholder {
    color: ${theme.colour.text3};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.colour.live};
  }
  /* The browser's own colours for what it fills in would break both themes. */
  &:autofill {
    -webkit-text-fill-color: ${theme.colour.text};
    box-shadow: inset 0 0 0 100px ${theme.colour.turfSoft};
  }
`;
const Hint = styled.p`
  margin-top: 6px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
const Problem = styled(Hint)`
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.medium};
`;
