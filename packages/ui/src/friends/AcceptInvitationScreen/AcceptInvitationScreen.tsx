import type { ReactNode } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { MessageAndMatches } from '../../screen/ScreenBody/MessageAndMatches.ts';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import type { AcceptInvitationView, InvitationFailure } from './AcceptInvitationView.ts';
import { NameQuestion } from '../../follows/FollowsScreen/NameQuestion.tsx';
import { NewFriends } from './NewFriends.tsx';

interface AcceptInvitationScreenProps {
  readonly view: AcceptInvitationView;
  /** Links to matches, for a link that leads nowhere. */
  readonly matches?: ReactNode;
}

/** The result of opening an invitation link: the two are friends, or the reason why they are not. */
export function AcceptInvitationScreen({ view, matches = null }: AcceptInvitationScreenProps) {
  const { t } = useWords();
  const isFailure = view.status === 'invalid-link' || view.status === 'invalid-or-expired' || view.status === 'error';
  return (
    <>
      <ScreenHeader title={t(($) => $.routes.invitation)} strip={null} link={null} />
      <MessageAndMatches>
        <ScreenBody
          key={isFailure ? 'failure' : 'news'}
          role={isFailure ? 'alert' : view.status === 'name' ? undefined : 'status'}
        >
          <Content view={view} />
        </ScreenBody>
        {matches}
      </MessageAndMatches>
    </>
  );
}

function Content({ view }: { readonly view: AcceptInvitationView }) {
  const { t } = useWords();
  const home = (href: string, variant: 'primary' | 'line') => (
    <ButtonLink href={href} variant={variant}>
      {t(($) => $.invitation.home)}
    </ButtonLink>
  );
  switch (view.status) {
    case 'processing':
      return (
        <Processing>
          <Spinner />
          {t(($) => $.invitation.processing)}
        </Processing>
      );
    case 'invalid-link':
    case 'invalid-or-expired':
      return (
        <EmptyStand
          title={t(($) => $.primitives.failed)}
          hint={t(($) => $.invitation.problem[view.status])}
          action={home(view.homeHref, 'primary')}
        />
      );
    case 'error':
      return (
        <EmptyStand
          title={t(($) => $.primitives.failed)}
          hint={<FailureWords failure={view.failure} />}
          action={
            <Actions>
              <Button onClick={() => view.onRetry()}>{t(($) => $.common.tryAgain)}</Button>
              {home(view.homeHref, 'line')}
            </Actions>
          }
        />
      );
    case 'somebody-elses':
      return (
        <EmptyStand
          title={t(($) => $.invitation.somebodyElses.title)}
          hint={
            view.maskedEmail === null
              ? t(($) => $.invitation.somebodyElses.textWithout, { own: view.ownEmail })
              : t(($) => $.invitation.somebodyElses.text, { whose: view.maskedEmail, own: view.ownEmail })
          }
          action={
            <Actions>
              <Button onClick={() => view.onChangeAccount()}>{t(($) => $.invitation.somebodyElses.change)}</Button>
              {home(view.homeHref, 'line')}
            </Actions>
          }
        />
      );
    case 'own':
      return (
        <EmptyStand
          title={t(($) => $.invitation.own.title)}
          hint={t(($) => $.invitation.own.text)}
          action={home(view.homeHref, 'primary')}
        />
      );
    case 'accepted-before':
      return (
        <EmptyStand
          title={t(($) => $.invitation.acceptedBefore.title)}
          hint={
            view.inviter === null
              ? t(($) => $.invitation.acceptedBefore.text)
              : t(($) => $.invitation.acceptedBefore.textOf, { name: view.inviter })
          }
          action={home(view.homeHref, 'primary')}
        />
      );
    case 'declined-before':
      return (
        <EmptyStand
          title={t(($) => $.invitation.declinedBefore.title)}
          hint={t(($) => $.invitation.declinedBefore.text)}
          action={home(view.homeHref, 'primary')}
        />
      );
    case 'name':
      return (
        <Asked>
          <h2>{t(($) => $.follows.guide.name)}</h2>
          <NameQuestion progress={view.form} />
        </Asked>
      );
    case 'welcome':
      return <NewFriends ownName={view.ownName} friendName={view.friendName} />;
  }
}

function FailureWords({ failure }: { readonly failure: InvitationFailure }): ReactNode {
  const { t } = useWords();
  switch (failure.kind) {
    case 'reason':
      return failure.text;
    case 'message':
      return <span lang="en">{failure.text}</span>;
    case 'not-accepted':
    case 'unexpected':
      return t(($) => $.invitation.problem[failure.kind]);
  }
}

const Asked = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 28rem;
  margin: 0 auto;
  padding: ${theme.space[6]} ${theme.space.gutter};

  & > h2 {
    font-size: ${theme.font.size.xl};
    font-weight: ${theme.font.weight.black};
    line-height: ${theme.font.line.snug};
  }
`;

const Processing = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-height: 240px;
  color: ${theme.colour.text2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
`;
