import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { controlLook, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';

interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  readonly rows: number;
}

/** A text field of several lines, with its label. */
export function TextArea({ label, problem, hint, describedBy, suspect, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, problem, hint, describedBy, suspect }}>
      {(ties) => <Area {...area} {...ties} />}
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${controlLook}
  display: block;
  padding-block: ${theme.space[3]};
  line-height: ${theme.font.line.body};
  resize: vertical;
`;
