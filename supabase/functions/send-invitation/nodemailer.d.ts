// The part of nodemailer that we use, because the package has no types of its own.
declare module 'nodemailer' {
  export function createTransport(url: string): { sendMail(mail: object): Promise<unknown> };
}
