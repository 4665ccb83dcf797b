import { Ban, BellOff, Flag, Trash2, UserPlus } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import type { TriggerElement } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { MenuAction } from '../../primitives/Menu/MenuAction.tsx';
import type { MessageMenuView } from '../ChatView.ts';
import type { MessageCommands } from './MessageCommands.ts';

interface MessageMenuProps {
  readonly trigger: TriggerElement;
  /** Called at each opening, so that an author who was invited from the menu is not offered an invitation the next time. */
  menuOf(): MessageMenuView | null;
  readonly author: string;
  readonly commands: Pick<MessageCommands, 'onAsk' | 'onInvite'>;
}

/** The actions on a message other than a reply. Import it lazily, because most readers never open it. */
export function MessageMenu({ trigger, ...rest }: MessageMenuProps) {
  return (
    <Menu trigger={trigger} startOpen>
      <Entries {...rest} />
    </Menu>
  );
}

function Entries({ menuOf, author, commands }: Omit<MessageMenuProps, 'trigger'>) {
  const { t } = useWords();
  const { onAsk } = commands;
  const menu = menuOf();
  if (menu === null) return null;
  if (menu.kind === 'own') {
    return (
      <MenuAction icon={Trash2} onSelect={() => onAsk({ kind: 'delete', onConfirm: menu.onDelete })}>
        {t(($) => $.commonLater.delete)}
      </MenuAction>
    );
  }
  const { onInvite, onMute, onBlock, onReport } = menu;
  return (
    <>
      {onInvite !== null && (
        <MenuAction icon={UserPlus} onSelect={() => commands.onInvite(onInvite)}>
          {t(($) => $.chat.menu.invite)}
        </MenuAction>
      )}
      {onMute !== null && (
        <MenuAction icon={BellOff} onSelect={onMute}>
          {t(($) => $.chat.menu.mute)}
        </MenuAction>
      )}
      {onBlock !== null && (
        <MenuAction icon={Ban} onSelect={() => onAsk({ kind: 'block', name: author, onConfirm: onBlock })}>
          {t(($) => $.commonLater.block)}
        </MenuAction>
      )}
      {onReport !== null && (
        <MenuAction
          icon={Flag}
          onSelect={() => onAsk({ kind: 'report', name: author, canBlock: onBlock !== null, onReport })}
        >
          {t(($) => $.commonLater.report)}
        </MenuAction>
      )}
    </>
  );
}
