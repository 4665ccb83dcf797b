import { cloneElement, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { toast } from '../Toast/toast.ts';

/**
 * A button element that the component can extend: whoever opens something from it adds the press handler, the ARIA
 * attributes and a ref.
 */
export type TriggerElement = ReactElement<ComponentPropsWithRef<'button'>>;

interface LoadOnOpenProps<Content> {
  readonly trigger: TriggerElement;
  readonly opens: 'menu' | 'dialog';
  /** Fetches the content. Called again at the next press when it fails. */
  load(): Promise<Content>;
  /** The content, which takes over the trigger and starts open. */
  children(content: Content, trigger: TriggerElement): ReactNode;
}

type Loading<Content> =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly content: Content };

/**
 * A button whose menu or popover is fetched at the first press, so that the first paint does not wait for it. When the
 * fetch fails (no network, or a new release has replaced the file) a toast says so, and the button is as it was.
 *
 * @example
 * const loadContent = async () => (await import('./ProfileMenuContent.tsx')).ProfileMenuContent;
 *
 * <LoadOnOpen trigger={<button type="button">…</button>} opens="menu" load={loadContent}>
 *   {(ProfileMenuContent, trigger) => <ProfileMenuContent trigger={trigger} view={view} />}
 * </LoadOnOpen>
 */
export function LoadOnOpen<Content>({ trigger, opens, load, children }: LoadOnOpenProps<Content>) {
  const { t } = useWords();
  const [loading, setLoading] = useState<Loading<Content>>({ status: 'closed' });
  if (loading.status === 'loaded') return children(loading.content, trigger);

  const press = () => {
    if (loading.status === 'loading') return;
    setLoading({ status: 'loading' });
    load().then(
      (content) => setLoading({ status: 'loaded', content }),
      (error: unknown) => {
        console.error(`What a button opens (${opens}) could not be fetched`, error);
        setLoading({ status: 'closed' });
        toast.failure({ title: t(($) => $.primitives.notFetched.title), text: t(($) => $.primitives.notFetched.text) });
      },
    );
  };
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': loading.status === 'loading' || undefined,
    onClick: press,
  });
}
