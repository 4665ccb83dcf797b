import { BannerPlace } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { LiveCache } from '../live/LiveCache.ts';
import type { AlertsDesk } from './AlertsDesk.ts';
import { toBannerPlaceView } from './toBannerPlaceView.ts';

/** The banner that is up, over every screen. */
export function BannerHost({ desk }: { readonly desk: AlertsDesk }) {
  const { board, sound } = desk;
  const queryClient = useQueryClient();
  const shown = useSyncExternalStore(board.subscribe, board.current);
  const audio = useSyncExternalStore(sound.subscribe, sound.state);
  const banner = useMemo(() => {
    const cache = new LiveCache(queryClient);
    return toBannerPlaceView(shown, (id) => cache.match(id));
  }, [shown, queryClient]);
  return (
    <BannerPlace view={{ banner, onClose: board.close, onEnableSound: audio === 'blocked' ? sound.enable : null }} />
  );
}
