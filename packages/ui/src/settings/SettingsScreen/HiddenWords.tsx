import { checkHiddenWord } from '@tribunen/domain';
import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '../../forms/Field/Field.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { ListPart } from './ListPart.tsx';

interface HiddenWordsProps {
  readonly words: readonly string[];
  /** Receives a typed word that can be hidden. */
  onHide(word: string): void;
  onShow(word: string): void;
}

/** The words that hide a message from the user, and the field that adds one (CHAT-27). */
export function HiddenWords({ words, onHide, onShow }: HiddenWordsProps) {
  const { t } = useWords();
  const [values, setValues] = useState({ word: '' });
  const form = useForm({
    values,
    onEdit: setValues,
    check: ({ word }) => {
      const problem = checkHiddenWord(word);
      return problem === null ? {} : { word: t(($) => $.safety.words.problem[problem]) };
    },
    progress: {
      status: 'open',
      onSubmit: ({ word }) => {
        onHide(word);
        setValues({ word: '' });
      },
    },
  });
  return (
    <div>
      <ListPart
        title={t(($) => $.safety.words.title)}
        hint={t(($) => $.safety.words.hint)}
        none={t(($) => $.safety.words.hint)}
        count={words.length}
      >
        {words.map((word) => (
          <Row key={word}>
            <bdi>{word}</bdi>
            <IconButton icon={X} label={t(($) => $.safety.words.show, { word })} onClick={() => onShow(word)} />
          </Row>
        ))}
      </ListPart>
      <Form noValidate onSubmit={form.submit}>
        <Field label={t(($) => $.safety.words.add)} autoComplete="off" autoCapitalize="none" {...form.field('word')} />
        <Button type="submit" variant="line">
          {t(($) => $.common.hide)}
        </Button>
      </Form>
    </div>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};

  /* Beside the field, under its label. */
  & > button {
    min-height: 52px;
    margin-top: calc(${theme.font.size.sm} * 1.5 + 6px);
  }
`;
