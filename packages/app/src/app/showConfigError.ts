import { createFirstI18n } from '@tribunen/ui';
import type { ConfigError } from '../config.ts';

export function showConfigError(error: ConfigError): void {
  const { t } = createFirstI18n('nb');
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = t(($) => $.start[error.problem], { variable: error.variable });
  document.body.replaceChildren(message);
}
