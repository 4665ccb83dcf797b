import { type FantasyGame, readTeamAddress, toFantasyTeamId } from '@tribunen/domain';
import styled from 'styled-components';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { TeamEntryView } from './FantasyView.ts';

interface TeamEntryProps {
  readonly game: FantasyGame;
  readonly view: TeamEntryView;
  /** Whether the entered team is being loaded. */
  readonly isLoading: boolean;
}

/** The form in which the user enters their team (FANTASY-5, FANTASY-14, FANTASY-25). */
export function TeamEntry({ game, view, isLoading }: TeamEntryProps) {
  const { t } = useWords();
  const { savedId } = view;
  const form = useForm({
    values: { teamId: view.typed },
    onEdit: ({ teamId }) => view.onTyped(teamId),
    check: ({ teamId }) => {
      if (toFantasyTeamId(teamId, game) !== null) return {};
      const other = readTeamAddress(teamId)?.game;
      return {
        teamId:
          other === undefined
            ? t(($) => $.fantasy.entry.noNumber)
            : t(($) => $.fantasy.entry.otherGame, { game: t(($) => $.fantasy.title[other]) }),
      };
    },
    progress: isLoading
      ? { status: 'busy' }
      : {
          status: 'open',
          onSubmit: ({ teamId }) => {
            const id = toFantasyTeamId(teamId, game);
            if (id !== null) view.onSubmit(id);
          },
        },
  });
  return (
    <Form
      form={form}
      fields={
        <Field
          label={t(($) => $.fantasy.entry.label)}
          placeholder={t(($) => $.fantasy.entry.placeholder)}
          hint={t(($) => $.fantasy.entry.hint[game])}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          {...form.field('teamId')}
        />
      }
    >
      <SubmitButton form={form} unavailable={view.typed.trim() === ''}>
        {t(($) => (isLoading ? $.commonLater.loading : $.fantasy.entry.submit))}
      </SubmitButton>
      {savedId !== null && !isLoading && (
        <Saved>
          <span>{t(($) => $.fantasy.entry.saved, { id: savedId })}</span>
          <Button small variant="quiet" onClick={() => view.onSubmit(savedId)}>
            {t(($) => $.fantasy.entry.useSaved)}
          </Button>
        </Saved>
      )}
    </Form>
  );
}

const Saved = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};
  color: ${theme.colour.text2};
  overflow-wrap: anywhere;
`;
