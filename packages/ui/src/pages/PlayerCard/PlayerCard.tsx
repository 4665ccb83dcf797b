import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { dialogLook, scrimLook } from '../../primitives/ConfirmDialog/dialogLook.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { PagePart } from '../PagePart.tsx';
import { DatedMatches } from '../DatedMatches/DatedMatches.tsx';
import { theme } from '../../theme/theme.ts';
import type { PlayerCardView } from './PlayerCardView.ts';
import { PlayerFacts } from './PlayerFacts.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { playerTitle } from './playerTitle.ts';

/**
 * The card of a player, above the page: name and position, their match, their rating, and the team's other matches. It
 * is open as long as it is mounted; Escape closes it, and the focus returns to the name. Import it lazily: it is too
 * heavy for the first load.
 */
export function PlayerCard({ view }: { readonly view: PlayerCardView }) {
  const { t } = useWords();
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && view.onClose()}>
      <Dialog.Portal>
        <Scrim>
          <Box
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              // Radix would return the focus to its own trigger, which this dialog does not have.
              event.preventDefault();
              if (opener instanceof HTMLElement) opener.focus();
            }}
          >
            <PlayerHead view={view} title={<Title>{view.name}</Title>}>
              <Dialog.Close asChild>
                <IconButton icon={X} label={t(($) => $.common.close)} />
              </Dialog.Close>
            </PlayerHead>
            <PlayerFacts view={view} isSpoken />
            {view.others !== null && (
              <PagePart title={t(($) => $.common.otherMatches)} part={view.others} rows={2}>
                {(matches) =>
                  matches.length === 0 ? (
                    <Muted>{t(($) => $.player.others.none)}</Muted>
                  ) : (
                    <DatedMatches matches={matches} today={view.today} hrefOf={(match) => view.hrefOf(match)} />
                  )
                }
              </PagePart>
            )}
          </Box>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Scrim = styled(Dialog.Overlay)`
  ${scrimLook}

  @media (max-width: 767.98px) {
    align-items: end;
    padding: 0;
  }
`;

const Box = styled(Dialog.Content)`
  ${dialogLook}
  gap: ${theme.space[4]};
  width: min(480px, 100%);
  max-height: calc(100dvh - ${theme.space[8]});
  overflow: auto;
  overscroll-behavior: contain;

  @media (max-width: 767.98px) {
    width: 100%;
    max-height: 88dvh;
    padding-bottom: calc(${theme.space[6]} + env(safe-area-inset-bottom));
    border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
  }
`;

const Title = styled(Dialog.Title)`
  ${playerTitle}
`;

const Muted = styled.p`
  color: ${theme.colour.text2};
`;
