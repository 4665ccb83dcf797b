import { useWords } from '../i18n/useWords.ts';
import { PasswordChecklist } from './PasswordChecklist/PasswordChecklist.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import type { FieldBinding } from './useForm.ts';

interface NewPasswordFieldProps extends FieldBinding {
  readonly label: string;
}

/** A field for a new password, with the checklist of its rules below. */
export function NewPasswordField({ label, ...binding }: NewPasswordFieldProps) {
  const { t } = useWords();
  return (
    <div>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint={t(($) => $.forms.password.hint)}
        {...binding}
      />
      <PasswordChecklist password={binding.value} />
    </div>
  );
}
