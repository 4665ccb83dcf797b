import { checkProfile, isProfileChanged } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { useForm } from '../../forms/useForm.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { TeamPicker } from '../TeamPicker/TeamPicker.tsx';
import { BioField } from './BioField.tsx';
import type { ProfileScreenView } from './ProfileScreenView.ts';

interface ProfileFormProps {
  readonly view: Extract<ProfileScreenView, { readonly status: 'ready' }>;
}

/** The form of the user's own profile (PEOPLE-14, PEOPLE-15, PEOPLE-16). */
export function ProfileForm({ view }: ProfileFormProps) {
  const { t } = useWords();
  const form = useForm({
    values: view.draft,
    onEdit: (draft) => view.onDraft(draft),
    check: (draft) => {
      const { name, bio } = checkProfile(draft);
      return {
        name: name === null ? undefined : t(($) => $.profile.nameProblem[name]),
        bio: bio === null ? undefined : t(($) => $.profile.bioTooLong),
      };
    },
    progress: view.form,
  });
  const changed = isProfileChanged(view.saved, view.draft);
  return (
    <Width>
      <Form
        form={form}
        tell={(message) => t(($) => $.profile.notSaved, { message })}
        fields={
          <>
            <Field
              label={t(($) => $.auth.email)}
              type="email"
              name="email"
              autoComplete="off"
              readOnly
              value={view.email}
            />
            <Field label={t(($) => $.profile.name)} autoComplete="name" required {...form.field('name')} />
            <TeamPicker view={view.teams} team={view.draft.myTeam} onTeam={(myTeam) => form.edit({ myTeam })} />
            <BioField {...form.field('bio')} />
          </>
        }
      >
        <Unsaved role="status">
          {changed && !form.busy && (
            <>
              <span>{t(($) => $.profile.unsaved)}</span>
              <Button
                variant="quiet"
                small
                onClick={(event) => {
                  form.edit(view.saved);
                  if (event.detail === 0) focusName(event.currentTarget);
                }}
              >
                {t(($) => $.profile.discard)}
              </Button>
            </>
          )}
        </Unsaved>
        <SubmitButton form={form}>{form.busy ? t(($) => $.commonLater.saving) : t(($) => $.profile.save)}</SubmitButton>
      </Form>
    </Width>
  );
}

/** The pressed button disappears. After a key press the first field gets the focus; after a touch that would open a phone's keyboard. */
function focusName({ form }: HTMLButtonElement): void {
  const name = form?.elements.namedItem('name');
  if (name instanceof HTMLElement) name.focus();
}

/** Keeps lines short enough to read. */
const Width = styled.div`
  max-width: 44rem;
`;

const Unsaved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[3]};
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.goldSoft};
  font-size: ${theme.font.size.sm};

  & > span {
    padding-block: ${theme.space[2]};
  }

  & > button {
    margin-left: -${theme.space[2]};
  }

  ${theme.media.tablet} {
    & > button {
      margin-left: 0;
    }
  }

  &:empty {
    display: none;
  }
`;
