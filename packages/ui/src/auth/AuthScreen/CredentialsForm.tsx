import type { ReactNode } from 'react';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import type { FormHandle } from '../../forms/useForm.ts';
import { useWords } from '../../i18n/useWords.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { WaysOn } from './AuthStep.tsx';
import type { AuthState, Credentials } from './AuthView.ts';
import { GoogleButton } from './GoogleButton.tsx';

interface CredentialsFormProps {
  readonly view: AuthState<'sign-in' | 'sign-up'>;
  readonly form: FormHandle<Credentials>;
  readonly passwordField: ReactNode;
  readonly submit: string;
  /** The link to the other of the two forms, with a question before it. */
  readonly other: { readonly question: string; readonly link: string; readonly href: string };
}

/**
 * The fields for e-mail and password, the button for Google, and below them the links to the other form and to the app
 * without an account.
 */
export function CredentialsForm({ view, form, passwordField, submit, other }: CredentialsFormProps) {
  const { t } = useWords();
  return (
    <>
      <Form
        form={form}
        fields={
          <>
            <Field
              label={t(($) => $.auth.email)}
              type="email"
              autoComplete="username"
              required
              {...form.field('email')}
            />
            {passwordField}
          </>
        }
      >
        <SubmitButton form={form} unavailable={view.google.status === 'busy'}>
          {submit}
        </SubmitButton>
        <GoogleButton view={view.google} unavailable={form.busy} />
      </Form>
      <WaysOn>
        <p>
          {other.question} <TextLink href={other.href}>{other.link}</TextLink>
        </p>
        <TextLink $quiet href={view.guestHref}>
          {t(($) => $.auth.asGuest)}
        </TextLink>
      </WaysOn>
    </>
  );
}
