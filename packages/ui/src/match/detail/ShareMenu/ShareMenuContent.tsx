import { CalendarPlus, Clock, Eye, EyeOff, Printer, Share2, Timer } from 'lucide-react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import type { TriggerElement } from '../../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { MenuAction } from '../../../primitives/Menu/MenuAction.tsx';
import type { ShareMenuView } from './ShareMenuView.ts';

interface ShareMenuContentProps {
  readonly trigger: TriggerElement;
  readonly view: ShareMenuView;
}

/** The rows of the menu. Loaded when the menu opens. */
export function ShareMenuContent({ trigger, view }: ShareMenuContentProps) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const { minute, onCalendar, onDelay, result } = view;
  return (
    <Menu trigger={trigger} startOpen>
      <MenuAction icon={Share2} onSelect={() => view.onShareMatch()}>
        {t(($) => $.sharing.match)}
      </MenuAction>
      {minute !== null && (
        <MenuAction icon={Clock} onSelect={() => view.onShareMoment(minute)}>
          {t(($) => $.sharing.moment, { minute: ordinal(minute) })}
        </MenuAction>
      )}
      {onCalendar !== null && (
        <MenuAction icon={CalendarPlus} onSelect={onCalendar}>
          {t(($) => $.sharing.calendar)}
        </MenuAction>
      )}
      <MenuAction icon={Printer} onSelect={() => view.onPrint()}>
        {t(($) => $.sharing.print)}
      </MenuAction>
      {onDelay !== null && (
        <MenuAction icon={Timer} onSelect={onDelay}>
          {t(($) => $.known.delay.label)}
        </MenuAction>
      )}
      {result !== null && (
        <MenuAction icon={result.isHidden ? Eye : EyeOff} onSelect={() => result.onToggle()}>
          {result.isHidden ? t(($) => $.known.hidden.show) : t(($) => $.known.hidden.hide)}
        </MenuAction>
      )}
    </Menu>
  );
}
