import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { theme } from '../../theme/theme.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { EmailChange } from './EmailChange.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { Explanation, SettingsSection } from './SettingsSection.tsx';
import type { AccountView } from './SettingsView.ts';

/** The settings of the account; the forms are folded. */
export function AccountSettings({ view }: { readonly view: AccountView }) {
  const { t } = useWords();
  return (
    <SettingsSection title={t(($) => $.settings.account.title)}>
      <Explanation>{t(($) => $.settings.account.signedInAs, { email: view.email })}</Explanation>
      <Rows>
        <Disclosure title={t(($) => $.settings.password.title)}>
          <PasswordChangeForm view={view} />
        </Disclosure>
        <Disclosure title={t(($) => $.settings.email.title)}>
          <EmailChange view={view} />
        </Disclosure>
        <AccountAction
          title={t(($) => $.settings.everywhere.title)}
          text={t(($) => $.settings.everywhere.text)}
          action={t(($) => $.settings.everywhere.do)}
          progress={view.everywhere}
        />
        <AccountAction
          title={t(($) => $.settings.data.title)}
          text={t(($) => $.settings.data.text)}
          action={t(($) => $.settings.data.do)}
          progress={view.data}
          done={view.isDataSaved ? t(($) => $.settings.data.saved) : null}
        />
        <Disclosure title={t(($) => $.settings.deletion.title)}>
          <AccountDeletion view={view} />
        </Disclosure>
      </Rows>
    </SettingsSection>
  );
}

const Rows = styled.div`
  & > * + * {
    border-top: 1px solid ${theme.colour.line};
  }
`;
