import { serveFunction } from '@tribunen/functions/deno';
import { openMails } from '@tribunen/functions/mails';

serveFunction('send-invitation', openMails({ fetch, loadMailer: () => import('nodemailer') }));
