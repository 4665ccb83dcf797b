import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The texts of every field, whatever its control. */
export interface FieldTexts {
  readonly label: string;
  /** The problem with the value, which is announced when it appears. */
  readonly problem?: string | undefined;
  /** The hint that the user needs before filling it in. */
  readonly hint?: ReactNode;
  /** The id of another element that describes the field, for instance the refusal of the whole form. */
  readonly describedBy?: string | undefined;
  /** True when the refusal of the whole form is about this field. */
  readonly suspect?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and problem. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  children(ties: FieldTies): ReactNode;
}

/**
 * A control with its label above, and its problem and hint below.
 *
 * @example
 * <FieldFrame label={label} problem={problem}>{(ties) => <Input {...ties} name="email" />}</FieldFrame>
 */
export function FieldFrame({ label, problem, hint, describedBy, suspect = false, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const about = [problemId, describedBy, hintId].filter((each) => each !== undefined).join(' ');
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': problem !== undefined || suspect || undefined,
        'aria-describedby': about === '' ? undefined : about,
      })}
      <div aria-live="polite">{problem !== undefined && <Problem id={problemId}>{problem}</Problem>}</div>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}

/** The look of the control itself. */
export const controlLook = css`
  width: 100%;
  min-height: 52px;
  padding: 0 ${theme.space[4]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.well};
  /* A field that gets the focus is scrolled clear of the bars, with its label and its message. */
  scroll-margin: calc(${theme.size.topBar} + 40px) 0 calc(var(--tabs-height, 0px) + 72px);

  &::placeholder {
    color: ${theme.colour.text3};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.colour.live};
  }

  &:read-only:not(select) {
    border-color: ${theme.colour.line};
    background: ${theme.colour.surface};
    color: ${theme.colour.text2};
  }

  /* The browser's own colours for autofilled text would break both themes. */
  &:autofill {
    -webkit-text-fill-color: ${theme.colour.text};
    box-shadow: inset 0 0 0 100px ${theme.colour.turfSoft};
  }
`;

const Label = styled.label`
  display: block;
  margin-bottom: 6px;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;
const Hint = styled.div`
  margin-top: 6px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
const Problem = styled.p`
  margin-top: 6px;
  color: ${theme.colour.live};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;
