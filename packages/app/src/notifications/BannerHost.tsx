import { BannerPlace } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { LiveCache } from '../live/LiveCache.ts';
import type { AlertsDesk } from './AlertsDesk.ts';
import { toBannerPlaceView } from './toBannerPlaceView.ts';

/** The banner that is up, over every screen. */
export function BannerHost({ desk }: { readonly desk: AlertsDesk }) {
  const { board, sound, spoken } = desk;
  const queryClient = useQueryClient();
  const shown = useSyncExternalStore(board.subscribe, board.current);
  const audio = useSyncExternalStore(sound.subscribe, sound.state);
  const banner = useMemo(() => {
    const cache = new LiveCache(queryClient);
    return toBannerPlaceView(
      shown,
      (notification) => spoken.isSaid(notification),
      (id) => cache.match(id),
    );
  }, [shown, spoken, queryClient]);
  return (
    <BannerPlace view={{ banner, onClose: board.close, onEnableSound: audio === 'blocked' ? sound.enable : null }} />
  );
}
