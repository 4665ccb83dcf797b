import { readFileSync } from 'node:fs';
import { mailPage } from '@tribunen/functions/mails';
import { mails } from '@tribunen/locales/mails';
import { expect, test } from 'vitest';

const { invitation, ...ofAuth } = mails;
const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');

test.each(Object.entries(ofAuth))(
  'the template of %s has the words of locales, and config.toml names it',
  async (name, words) => {
    const page = mailPage(words, { link: '{{ .ConfirmationURL }}', code: '{{ .Token }}' });
    await expect(page).toMatchFileSnapshot(`../../supabase/templates/${name}.html`);
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = "${words.subject}"\ncontent_path = "./supabase/templates/${name}.html"\n`,
    );
    expect(invitation.subject).toContain('{name}');
  },
);
