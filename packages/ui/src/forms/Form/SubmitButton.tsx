import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ButtonVariant } from '../../primitives/Button/buttonLook.ts';
import type { FormHandle } from '../useForm.ts';
import { useWait } from '../useWait.ts';

interface SubmitButtonProps<Values> {
  readonly form: FormHandle<Values>;
  readonly variant?: ButtonVariant;
  /** True while another operation must finish first. */
  readonly unavailable?: boolean;
  readonly children: ReactNode;
}

/** Submits its form, by a press or by Enter in a field. It does nothing while the form is busy or has to wait. */
export function SubmitButton<Values>({
  form,
  variant = 'primary',
  unavailable = false,
  children,
}: SubmitButtonProps<Values>) {
  const wait = useWait(form.refusal?.kind === 'too-many' ? form.refusal.until : null);
  return (
    <Button type="submit" variant={variant} block busy={form.busy} unavailable={unavailable || wait !== null}>
      {children}
    </Button>
  );
}
