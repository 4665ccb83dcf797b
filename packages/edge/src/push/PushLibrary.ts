/** A device, as the Push API of its browser describes it. */
export interface PushDevice {
  readonly endpoint: string;
  readonly expirationTime: null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** By whom the messages are sent: the push services know the project by these keys. */
export interface VapidKeys {
  /** A page of the project, or the address of somebody who answers for it: `https://…` or `mailto:…`. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What the functions use of `@block65/webcrypto-web-push`, which a deployed function brings with it. */
export interface PushLibrary {
  /** Signs for the push service of a device (RFC 8292); the signature is good for every device of that service. */
  vapidHeaders(device: PushDevice, keys: VapidKeys): Promise<{ readonly headers: Readonly<Record<string, string>> }>;
  /** Encrypts for a device (RFC 8291); padded to the same length as every other message, unless told otherwise. */
  encryptNotification(
    device: PushDevice,
    text: Uint8Array<ArrayBuffer>,
    options?: { readonly pad?: boolean },
  ): Promise<Uint8Array<ArrayBuffer>>;
}
