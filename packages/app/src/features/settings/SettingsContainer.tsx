import { SettingsScreen, type SettingsFrame } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import { useSignOutQuestion } from '../../data/signOut/useSignOutQuestion.tsx';
import { MotionStore } from './MotionStore.ts';
import { SoundSettings } from '../../live/notifications/sound/SoundSettings.ts';
import { useAlertsView } from '../../live/notifications/useAlertsView.ts';
import { browserNotifications, webNotificationState } from '../../live/notifications/webNotificationState.ts';
import { paths, teamNoticesPath } from '../../navigation/paths.ts';
import { useSignInHref } from '../../navigation/useSignInHref.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import { keptScreenOn } from '../../lib/storage/keptScreenOn.ts';
import { keptSearchKey } from '../../lib/storage/keptSearchKey.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { usePushView } from './usePushView.ts';
import { useKnownSettings } from './useKnownSettings.ts';
import { useSafetyView } from './useSafetyView.ts';
import { useAccountView } from './useAccountView.ts';

/** The settings of this device, and for a spectator those of the account. */
export function SettingsContainer() {
  const { theme, language } = useServices();
  const session = useSession();
  const signInHref = useSignInHref();
  const [motion] = useState(() => new MotionStore(() => localStorage, document));
  const [searchKey] = useState(() => keptSearchKey(() => localStorage, window));
  const [screenOn] = useState(() => keptScreenOn(() => localStorage, window));
  const [sound] = useState(() => new SoundSettings(() => localStorage, window));
  useEffect(() => {
    const kept = [motion, searchKey, screenOn, sound];
    for (const each of kept) each.start();
    return () => {
      for (const each of kept) each.stop();
    };
  }, [motion, searchKey, screenOn, sound]);
  const isScreenOn = useObserved(screenOn);
  const { volume, muted, webNotifications } = useObserved(sound);
  const frame: SettingsFrame = {
    theme: useObserved(theme),
    onTheme: theme.choose,
    language: useObserved(language),
    onLanguage: language.choose,
    motion: useObserved(motion),
    onMotion: motion.choose,
    isSearchKeyOn: useObserved(searchKey),
    onSearchKey: searchKey.choose,
    screenOn: 'wakeLock' in navigator ? { isOn: isScreenOn, onSwitch: screenOn.choose } : null,
    alerts: useAlertsView(),
    keptAlerts: {
      volume,
      muted,
      webNotifications: webNotificationState(browserNotifications(), webNotifications),
    },
    teamNoticesHref: teamNoticesPath,
    aboutHref: paths.about,
    known: useKnownSettings(),
  };
  switch (session.status) {
    case 'loading':
      return <SettingsScreen view={{ ...frame, status: 'loading' }} />;
    case 'signed-out':
      return <SettingsScreen view={{ ...frame, status: 'signed-out', signInHref }} />;
    case 'signed-in':
      return <WithAccount key={session.user.id} frame={frame} user={session.user} />;
  }
}

interface WithAccountProps {
  readonly frame: SettingsFrame;
  readonly user: SignedInUser;
}

function WithAccount({ frame, user }: WithAccountProps) {
  const { beforeSignOut, question } = useSignOutQuestion();
  const account = useAccountView(user, beforeSignOut);
  const safety = useSafetyView(user.id);
  const push = usePushView(user.id);
  return (
    <>
      <SettingsScreen view={{ ...frame, status: 'signed-in', account, safety, push }} />
      {question}
    </>
  );
}
