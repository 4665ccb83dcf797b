import { Volume2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';

/**
 * Under the banner where the browser has blocked the sound. It goes when it has been pressed, or with the banner; who stood on it with the
 * keyboard is back where they came from, not at the top of the page.
 *
 * @example
 * <EnableSound onPress={() => sound.enable()} />
 */
export function EnableSound({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current !== null && document.activeElement === current) cameFrom.current?.focus();
    };
  }, []);
  return (
    <Root
      ref={button}
      small
      lang="en"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
      }}
      onClick={() => onPress()}
    >
      <Volume2 aria-hidden />
      {t(($) => $.notifications.enableSound)}
    </Root>
  );
}

const Root = styled(Button)`
  margin-bottom: ${theme.space[3]};
  box-shadow: ${theme.colour.shadowPop};
  pointer-events: auto;
`;
