import { EllipsisVertical } from 'lucide-react';
import { useWords } from '../../../i18n/useWords.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { LateCode } from '../../../primitives/LateCode/LateCode.ts';
import { LoadOnOpen } from '../../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import type { ShareMenuView } from './ShareMenuView.ts';

const content = new LateCode(
  async () => (await import('./ShareMenuContent.tsx')).ShareMenuContent,
  'The menu for sharing did not load',
);

/**
 * The menu that shares a match or one of its moments, adds the match to a calendar, or prints it. The app loads the
 * menu's code at the first press.
 */
export function ShareMenu({ view }: { readonly view: ShareMenuView }) {
  const { t } = useWords();
  return (
    <LoadOnOpen
      trigger={<IconButton icon={EllipsisVertical} label={t(($) => $.sharing.menu)} />}
      opens="menu"
      content={content}
    >
      {(ShareMenuContent, trigger) => <ShareMenuContent trigger={trigger} view={view} />}
    </LoadOnOpen>
  );
}
