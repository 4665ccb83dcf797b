import type { SendMail } from './SentMail.ts';

const waitsMs = [10_000, 60_000];

/** Sends a mail, and tries again ten seconds after the first failure and a minute after the second. */
export function sendInTries(send: SendMail): SendMail {
  return async (mail) => {
    for (const ms of waitsMs) {
      try {
        return await send(mail);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }
    return send(mail);
  };
}
