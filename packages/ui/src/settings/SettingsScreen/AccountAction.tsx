import styled from 'styled-components';
import { FormRefusal } from '../../forms/Form/FormRefusal.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { useWait } from '../../forms/useWait.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { Done } from './Done.tsx';
import { Explanation } from './SettingsSection.tsx';

interface AccountActionProps {
  readonly title: string;
  readonly text: string;
  /** The text of the button. */
  readonly action: string;
  readonly progress: FormProgress<void>;
  /** The text that says that the action is done; null while it is not. */
  readonly done?: string | null;
}

/** An action of the account that takes one press. */
export function AccountAction({ title, text, action, progress, done = null }: AccountActionProps) {
  const refusal = progress.status === 'refused' ? progress.refusal : null;
  const wait = useWait(refusal?.kind === 'too-many' ? refusal.until : null);
  return (
    <Root>
      <div>
        <Title>{title}</Title>
        <Explanation>{text}</Explanation>
      </div>
      <FormRefusal refusal={refusal} />
      <Button
        variant="line"
        small
        busy={progress.status === 'busy'}
        unavailable={wait !== null}
        onClick={() => {
          if (progress.status !== 'busy') progress.onSubmit();
        }}
      >
        {action}
      </Button>
      {done !== null && <Done>{done}</Done>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
`;

const Title = styled.h3`
  font-weight: ${theme.font.weight.medium};
`;
