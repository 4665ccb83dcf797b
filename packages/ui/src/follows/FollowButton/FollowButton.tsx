import { Check, Plus } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { FollowView } from './FollowView.ts';

interface FollowButtonProps {
  /** What is followed, for screen readers. */
  readonly name: string;
  readonly view: FollowView;
}

/** The button that follows and unfollows a team or a competition. Its place is on grass. */
export function FollowButton({ name, view }: FollowButtonProps) {
  const { t } = useWords();
  if (view.status === 'signed-out') {
    return (
      <ButtonLink variant="pitch" small href={view.signInHref}>
        {t(($) => $.page.signInToFollow)}
      </ButtonLink>
    );
  }
  const isFollowed = view.status === 'ready' && view.isFollowed;
  return (
    <Button
      variant={isFollowed ? 'pitch' : 'chalk'}
      small
      unavailable={view.status === 'loading'}
      onClick={() => {
        if (view.status !== 'ready') return;
        if (isFollowed) view.onUnfollow();
        else view.onFollow();
      }}
    >
      {isFollowed ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
      {isFollowed ? t(($) => $.page.follows) : t(($) => $.commonLater.follow)}
      <Named> {name}</Named>
    </Button>
  );
}

const Named = styled.span`
  ${visuallyHidden}
`;
