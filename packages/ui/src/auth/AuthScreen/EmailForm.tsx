import { useWords } from '../../i18n/useWords.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { useForm } from '../../forms/useForm.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { AuthStep, Lead, WaysOn } from './AuthStep.tsx';
import type { TypedEmail } from './TypedEmail.ts';

interface EmailFormProps extends TypedEmail {
  readonly title: string;
  readonly lead: string;
  /** The text of the button. */
  readonly send: string;
  readonly progress: FormProgress<{ readonly email: string }>;
  readonly signInHref: string;
}

/** A step that asks for an e-mail address and sends a link to it. */
export function EmailForm({ title, lead, send, progress, signInHref, email, onEmail }: EmailFormProps) {
  const { t } = useWords();
  const words = useFieldWords();
  const form = useForm({
    values: { email },
    onEdit: (values) => onEmail(values.email),
    check: (values) => ({ email: words.email(values.email) }),
    progress,
  });
  return (
    <AuthStep title={title}>
      <Lead>{lead}</Lead>
      <Form
        form={form}
        fields={
          <Field
            label={t(($) => $.auth.email)}
            type="email"
            autoComplete="username"
            required
            {...form.field('email')}
          />
        }
      >
        <SubmitButton form={form}>{send}</SubmitButton>
      </Form>
      <WaysOn>
        <TextLink href={signInHref}>{t(($) => $.auth.backToSignIn)}</TextLink>
      </WaysOn>
    </AuthStep>
  );
}
