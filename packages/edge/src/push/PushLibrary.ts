/** A device, as its browser's Push API describes it. */
export interface PushDevice {
  readonly endpoint: string;
  readonly expirationTime: null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The keys and contact address by which push services recognise the project. */
export interface VapidKeys {
  /** A page of the project, or a contact's address: `https://…` or `mailto:…`. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The parts of `@block65/webcrypto-web-push` that the functions use. The library is bundled with the deployed function.
 */
export interface PushLibrary {
  /** Signs the headers for a device's push service (RFC 8292). They are valid for every device of that service. */
  vapidHeaders(device: PushDevice, keys: VapidKeys): Promise<{ readonly headers: Readonly<Record<string, string>> }>;
  /** Encrypts a message for a device (RFC 8291). By default every message is padded to the same length. */
  encryptNotification(
    device: PushDevice,
    text: Uint8Array<ArrayBuffer>,
    options?: { readonly pad?: boolean },
  ): Promise<Uint8Array<ArrayBuffer>>;
}
