import {
  cloneElement,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useWords } from '../../i18n/useWords.ts';
import type { LateCode } from '../LateCode/LateCode.ts';
import { toast } from '../Toast/toast.ts';

/**
 * A button element that can be extended: the component that opens something from it adds the press handler, the ARIA
 * attributes and a ref.
 */
export type TriggerElement = ReactElement<ComponentPropsWithRef<'button'>>;

interface LoadOnOpenProps<Content> {
  readonly trigger: TriggerElement;
  readonly opens: 'menu' | 'dialog';
  readonly content: LateCode<Content>;
  /** Renders the content, which takes over the trigger and starts open. */
  children(content: Content, trigger: TriggerElement): ReactNode;
}

/**
 * A button whose menu or popover is loaded at the first press, so that the first paint does not wait for it. When the load
 * fails (no network, or a new release has replaced the file) a toast says so, and the next press tries again.
 */
export function LoadOnOpen<Content>({ trigger, opens, content, children }: LoadOnOpenProps<Content>) {
  const { t } = useWords();
  const loading = useSyncExternalStore(content.subscribe, content.current, content.current);
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed && loading.status === 'ready') return children(loading.code, trigger);

  const press = async () => {
    if (isPressed) return;
    setIsPressed(true);
    if ((await content.load()) !== null) return;
    setIsPressed(false);
    toast.failure({ title: t(($) => $.primitives.notFetched.title), text: t(($) => $.primitives.notFetched.text) });
  };
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isPressed || undefined,
    onClick: () => void press(),
  });
}
