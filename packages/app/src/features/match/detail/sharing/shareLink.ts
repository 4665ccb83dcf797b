/** A link to share, with its title and text. */
export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The means of a device to share a link. */
export interface SharingDevice {
  /** The device's own sharing; null when it has none. */
  readonly share: ((link: SharedLink) => Promise<void>) | null;
  copy(text: string): Promise<void>;
}

/** How a link was shared; `cancelled` when the spectator closed the device's sharing dialog. */
export type SharingOutcome = 'shared' | 'copied' | 'cancelled';

/**
 * Shares a link by the device's own sharing, or copies it if there is none or it fails.
 *
 * @throws the clipboard's error
 */
export async function shareLink(link: SharedLink, { share, copy }: SharingDevice): Promise<SharingOutcome> {
  if (share !== null) {
    try {
      await share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      console.error('The device could not share a link, so it is copied', error);
    }
  }
  await copy(link.url);
  return 'copied';
}

/** The sharing of a browser. */
export function browserSharing(browser: Navigator): SharingDevice {
  const canShare = 'share' in browser && typeof browser.share === 'function';
  return {
    share: canShare ? (link) => browser.share({ ...link }) : null,
    copy: (text) => browser.clipboard.writeText(text),
  };
}
