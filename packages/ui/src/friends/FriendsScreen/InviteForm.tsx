import { canSendInvitation, checkInvitation } from '@tribunen/domain';
import { UserPlus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useForm } from '../../forms/useForm.ts';
import { controlLook } from '../../forms/FieldFrame.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { InviteView } from './FriendsView.ts';

/** Invites somebody by e-mail to be a friend (PEOPLE-10, PEOPLE-25). It stays at the bottom of the screen. */
export function InviteForm({ view }: { readonly view: InviteView }) {
  const { t } = useWords();
  const problemId = useId();
  const form = useForm({
    values: { email: view.email },
    onEdit: ({ email }) => view.onEmail(email),
    check: ({ email }) => {
      const problem = checkInvitation(email, view.ownEmail);
      if (problem === null) return {};
      return { email: t(($) => (problem === 'own-address' ? $.friends.invite.ownAddress : $.forms.email[problem])) };
    },
    progress: view.form,
  });
  const { problem, describedBy: _none, suspect: _nothing, ...field } = form.field('email');
  return (
    <Root noValidate aria-busy={form.busy || undefined} onSubmit={form.submit}>
      <Input
        {...field}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        aria-label={t(($) => $.friends.invite.placeholder)}
        placeholder={t(($) => $.friends.invite.placeholder)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
      />
      <Button type="submit" busy={form.busy} unavailable={!canSendInvitation(view.email, form.busy) && !form.busy}>
        {!form.busy && <UserPlus size={20} aria-hidden />}
        <Word>{t(($) => (form.busy ? $.friends.invite.sending : $.friends.invite.send))}</Word>
      </Button>
      <Problem aria-live="polite">{problem !== undefined && <p id={problemId}>{problem}</p>}</Problem>
    </Root>
  );
}

const Root = styled.form`
  position: sticky;
  bottom: var(--tabs-height, 0px);
  z-index: ${theme.layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space.gutter};
  border-top: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.ground};

  /* In a narrow list the button is its icon alone, so that the field shows the whole of its text. */
  @container friend-list (max-width: 379.98px) {
    column-gap: ${theme.space[2]};

    & > button {
      width: 48px;
      padding: 0;
    }
  }
  /* In line with the writing box beside it. */
  ${theme.media.sideChat} {
    bottom: 0;
    padding-block: 8px 12px;
  }

  /* A phone on its side has no height to spare. */
  @media (max-height: 480px) {
    position: static;
  }
`;

const Input = styled.input`
  ${controlLook}
  min-height: 48px;
  text-overflow: ellipsis;
`;

const Word = styled.span`
  @container friend-list (max-width: 379.98px) {
    ${visuallyHidden}
  }
`;

const Problem = styled.div`
  grid-column: 1 / -1;
  color: ${theme.colour.live};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  & > p {
    margin-top: 6px;
  }
`;
