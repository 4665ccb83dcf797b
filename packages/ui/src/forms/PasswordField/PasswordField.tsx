import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { controlLook, FieldFrame } from '../FieldFrame.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'autoComplete'> {
  /** Determines whether password managers fill in a saved password or offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, with a button that shows and hides what is typed. */
export function PasswordField({ label, problem, hint, describedBy, suspect, ...input }: PasswordFieldProps) {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, problem, hint, describedBy, suspect }}>
      {(ties) => (
        <Row>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? t(($) => $.forms.hide) : t(($) => $.forms.show)}
            onClick={() => setShown(!shown)}
          />
        </Row>
      )}
    </FieldFrame>
  );
}

const Row = styled.div`
  position: relative;

  & > button {
    position: absolute;
    top: 4px;
    right: 4px;
    color: ${theme.colour.text2};
  }
`;

const Input = styled.input`
  ${controlLook}
  padding-right: 52px;
`;
