import { pushApi } from '../../api/pushApi.ts';
import type { AppServices } from '../AppServices.ts';
import { pageBrowser } from './PushBrowser.ts';
import { PushKeeper } from './PushKeeper.ts';
import { pageMark } from './PushMark.ts';

/** The keeper of the device that shows this page. */
export function openPushKeeper({
  session,
  language,
  access,
}: Pick<AppServices, 'session' | 'language' | 'access'>): PushKeeper {
  return new PushKeeper({
    session,
    language,
    browser: pageBrowser(),
    api: pushApi.of(access),
    mark: pageMark(),
  });
}
