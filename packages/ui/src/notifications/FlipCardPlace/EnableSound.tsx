import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { useFocusBack } from '../useFocusBack.ts';

/** Under the flip card, where the browser has blocked the sound. It disappears when it is pressed, or with the card. */
export function EnableSound({ onPress }: { readonly onPress: () => void }) {
  const { t } = useWords();
  const promised = usePromisedLang();
  const button = useRef<HTMLButtonElement>(null);
  const focusBack = useFocusBack(button);
  return (
    <Root ref={button} small lang={promised} {...focusBack} onClick={() => onPress()}>
      <Volume2 aria-hidden />
      {t(($) => $.notifications.enableSound)}
    </Root>
  );
}

const Root = styled(Button)`
  flex: none;
  box-shadow: ${theme.colour.shadowPop};
  pointer-events: auto;
`;
