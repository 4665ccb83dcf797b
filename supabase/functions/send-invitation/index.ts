import { serveFunction } from '@tribunen/edge/deno';
import { openMails } from '@tribunen/edge/mails';

serveFunction('send-invitation', openMails({ fetch, loadMailer: () => import('nodemailer') }));
