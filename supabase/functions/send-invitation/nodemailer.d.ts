// The part of the library that we use; it has no types of its own.
declare module 'nodemailer' {
  export function createTransport(url: string): { sendMail(mail: object): Promise<unknown> };
}
