import { readFileSync } from 'node:fs';
import { mailTemplate } from '@tribunen/functions/mails';
import { mails } from '@tribunen/locales/mails';
import { expect, test } from 'vitest';

const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');

test.each(['confirmation', 'recovery', 'email_change', 'magic_link'] as const)(
  'the template of %s has the words of each language, and config.toml names it',
  async (name) => {
    const { subject, page } = mailTemplate(name);
    await expect(page).toMatchFileSnapshot(`../../supabase/templates/${name}.html`);
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = '${subject}'\ncontent_path = "./supabase/templates/${name}.html"\n`,
    );
    for (const [language, words] of Object.entries(mails)) {
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(words[name].ignore);
    }
  },
);
