import { checkProfile } from '@tribunen/domain';
import { useState } from 'react';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { useForm } from '../../forms/useForm.ts';
import { useWords } from '../../i18n/useWords.ts';

/** Asks a new user for the name that friends will see. */
export function NameQuestion({ progress }: { readonly progress: FormProgress<{ readonly name: string }> }) {
  const { t } = useWords();
  const [values, setValues] = useState({ name: '' });
  const form = useForm({
    values,
    onEdit: setValues,
    check: ({ name }) => {
      const problem = checkProfile({ name, bio: '' }).name;
      return { name: problem === null ? undefined : t(($) => $.profile.nameProblem[problem]) };
    },
    progress,
  });
  return (
    <Form
      form={form}
      tell={(message) => t(($) => $.profile.notSaved, { message })}
      fields={<Field label={t(($) => $.profile.name)} autoComplete="name" required {...form.field('name')} />}
    >
      <SubmitButton form={form}>
        {form.busy ? t(($) => $.commonLater.saving) : t(($) => $.follows.guide.goOn)}
      </SubmitButton>
    </Form>
  );
}
