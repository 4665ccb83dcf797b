import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { FormHandle } from '../useForm.ts';
import { FormRefusal } from './FormRefusal.tsx';

interface FormProps<Values> {
  readonly form: FormHandle<Values>;
  /** The server's words as this form tells them; as they are where it is left out. */
  tell?(words: string): string;
  /** The fields. */
  readonly fields: ReactNode;
  /** The button that sends it, and what else stands below the fields. */
  readonly children: ReactNode;
}

/**
 * A form: its fields, why it was refused, and its button. It is a real one, with names, so that password managers know it and Enter sends it; the
 * browser's own bubbles stay away, since the problems stand at the fields.
 *
 * @example
 * <Form form={form} fields={<Field label={label} {...form.field('email')} />}>
 *   <SubmitButton form={form}>{t(($) => $.auth.recover.send)}</SubmitButton>
 * </Form>
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
