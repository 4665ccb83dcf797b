import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';

export interface FieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {}

/** A text field of one line, with its label. */
export function Field({ label, problem, hint, describedBy, suspect, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, problem, hint, describedBy, suspect }}>
      {(ties) => <Input {...input} {...ties} />}
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlLook}
`;
