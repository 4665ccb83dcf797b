import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { FormHandle } from '../useForm.ts';
import { FormRefusal } from './FormRefusal.tsx';

interface FormProps<Values> {
  readonly form: FormHandle<Values>;
  /** Puts the server's message into a sentence; without it the message is shown unchanged, in English. */
  tell?(words: string): string;
  readonly fields: ReactNode;
  /** The submit button, and everything else below the fields. */
  readonly children: ReactNode;
}

/**
 * A form: its fields, the server's reason for a refusal, and its button. It is a real form element with named fields,
 * so that password managers recognise it and Enter sends it. The browser's own validation bubbles are off, since
 * problems are shown at the fields.
 */
export function Form<Values>({ form, tell, fields, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const name = form.focus?.name;
  const attempt = form.focus?.attempt;
  useEffect(() => {
    if (name === undefined || attempt === undefined) return;
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [name, attempt]);
  return (
    <Root ref={element} noValidate aria-busy={form.busy || undefined} onSubmit={form.submit}>
      {fields}
      <FormRefusal id={form.refusalId} refusal={form.refusal} {...(tell && { tell })} />
      {children}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`;
