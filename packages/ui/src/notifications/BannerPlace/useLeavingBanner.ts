import { useState } from 'react';
import type { BannerView } from './BannerPlaceView.ts';

interface LeavingBanner {
  /** What was up before and is still on its way out. */
  readonly leaving: BannerView | null;
  onGone(): void;
}

/**
 * Keeps a banner that its owner has taken down until it has been seen out.
 *
 * @example
 * const { leaving, onGone } = useLeavingBanner(view.banner);
 */
export function useLeavingBanner(banner: BannerView | null): LeavingBanner {
  const [last, setLast] = useState(banner);
  const [leaving, setLeaving] = useState<BannerView | null>(null);
  if (banner !== last) {
    setLast(banner);
    if (last !== null && last.id !== banner?.id) setLeaving(last);
    // It came back before it was gone.
    else if (leaving !== null && leaving.id === banner?.id) setLeaving(null);
  }
  return { leaving, onGone: () => setLeaving(null) };
}
