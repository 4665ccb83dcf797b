import { createFirstI18n } from '@tribunen/ui';
import { pageLanguage } from '../lib/appearance/pageLanguage.ts';
import type { ConfigError } from '../config.ts';

export async function showConfigError(error: ConfigError): Promise<void> {
  const { t } = await createFirstI18n(pageLanguage(document));
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = t(($) => $.start[error.problem], { variable: error.variable });
  document.body.replaceChildren(message);
}
