import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { theme } from '../../../theme/theme.ts';
import type { TogetherView } from './DelayView.ts';

interface SitTogetherProps {
  readonly view: TogetherView;
  /** The shared delay of all the friends, in seconds. */
  readonly seconds: number;
}

/** The switch with which friends in one match share the longest of their delays (KNOWN-8). */
export function SitTogether({ view, seconds }: SitTogetherProps) {
  const { t } = useWords();
  const { list } = useFormats();
  if (view.status === 'signed-out') return <Hint>{t(($) => $.known.together.signedOut)}</Hint>;
  const isTogether = view.status === 'together';
  return (
    <Part>
      <Switch
        label={t(($) => $.known.together.label)}
        hint={t(($) => $.known.together.hint)}
        checked={isTogether}
        onChange={isTogether ? view.onLeave : view.onSit}
      />
      {isTogether && (
        <Friends>
          <Hint role="status">
            {view.friends.length > 0
              ? t(($) => $.known.together.friends, { friends: list(view.friends), seconds })
              : t(($) => (view.isInvited ? $.known.together.invited : $.known.together.nobody))}
          </Hint>
          {!view.isInvited && (
            <Button variant="line" onClick={() => view.onInvite()}>
              {t(($) => $.known.together.invite)}
            </Button>
          )}
        </Friends>
      )}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Friends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
`;

const Hint = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
