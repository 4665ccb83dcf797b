import { readFileSync } from 'node:fs';
import { mailTemplate } from '@tribunen/edge/mails';
import { languages } from '@tribunen/locales';
import { mailWords } from '@tribunen/locales/mails';
import { defaultProductName } from '@tribunen/domain';
import { expect, test } from 'vitest';

const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');

/** The name of the product. A project with another name writes its own templates: see docs/deployment.md. */
const product = process.env['VITE_PRODUCT_NAME'] ?? defaultProductName;

test.each(['confirmation', 'recovery', 'email_change', 'magic_link'] as const)(
  'the template of %s has the texts of each language, and config.toml names it',
  async (name) => {
    const { subject, page } = mailTemplate(name, product);
    await expect(page).toMatchFileSnapshot(`../../supabase/templates/${name}.html`);
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = '${subject}'\ncontent_path = "./supabase/templates/${name}.html"\n`,
    );
    for (const language of languages) {
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(mailWords(language, name, { product }).ignore);
    }
  },
);
