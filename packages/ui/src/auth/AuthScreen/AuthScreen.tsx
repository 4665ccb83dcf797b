import { shortestSignInPassword } from '@tribunen/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { useDocumentTitle } from '../../shell/ScreenHeader/useDocumentTitle.ts';
import { theme } from '../../theme/theme.ts';
import type { AuthView } from './AuthView.ts';
import { DemoCredentials } from './DemoCredentials.tsx';
import { Stand } from './Stand.tsx';

/**
 * Sign-in with e-mail and password, or on as a guest (part 1 §2, Auth screen).
 *
 * @example
 * <AuthScreen view={{ status: 'idle', productName: 'Tribunen', guestHref: '/results', demoCredentials: null, onSignIn }} />
 */
export function AuthScreen({ view }: { readonly view: AuthView }) {
  const { t } = useTranslation();
  useDocumentTitle(t(($) => $.auth.signIn));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  // The problem goes when the password is edited, and comes back with the next refusal.
  const [editedAttempt, setEditedAttempt] = useState<number | null>(null);
  const problem = view.status === 'failed' && editedAttempt !== view.attempt ? view.problem : undefined;

  const passwordInput = useRef<HTMLInputElement>(null);
  const refusal = view.status === 'failed' ? view.attempt : null;
  useEffect(() => {
    if (refusal !== null) passwordInput.current?.focus();
  }, [refusal]);

  const editPassword = (typed: string) => {
    setPassword(typed);
    setEditedAttempt(view.status === 'failed' ? view.attempt : null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.status !== 'busy') view.onSignIn({ email, password });
  };

  return (
    <Page>
      <Art data-toasts="top">
        <Stand />
        <ProductName>{view.productName}</ProductName>
      </Art>
      <Seat>
        <Form onSubmit={submit}>
          <Title>{t(($) => $.auth.signIn)}</Title>
          <Field
            label={t(($) => $.auth.email)}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Field
            label={t(($) => $.auth.password)}
            ref={passwordInput}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            minLength={shortestSignInPassword}
            value={password}
            onChange={(event) => editPassword(event.target.value)}
            {...(problem !== undefined && { problem })}
            {...(problem !== t(($) => $.auth.unexpected) && { problemLang: 'en' })}
          />
          <Button type="submit" block busy={view.status === 'busy'}>
            {t(($) => $.auth.signIn)}
          </Button>
          <ButtonLink href={view.guestHref} variant="line" block>
            {t(($) => $.auth.asGuest)}
          </ButtonLink>
          {view.demoCredentials !== null && (
            <DemoCredentials
              credentials={view.demoCredentials}
              onUse={(credentials) => {
                setEmail(credentials.email);
                editPassword(credentials.password);
              }}
            />
          )}
        </Form>
      </Seat>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-rows: minmax(160px, 1fr) auto;
  min-height: 100dvh;

  ${theme.media.desktop} {
    grid-template: 1fr / 1fr 520px;
  }
`;

/** Toasts are said up here, where they hide no button. */
const Art = styled.div`
  position: relative;
  container-type: size;
  overflow: hidden;
  background: color-mix(in srgb, ${theme.colour.pitchA} 45%, black);
`;

const ProductName = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  padding: 18px ${theme.space[6]} 2px;
  background: ${theme.colour.ground};
  font-size: min(3.4rem, 19vw);
  font-weight: 900;
  letter-spacing: -0.05em;
  line-height: 0.9;

  ${theme.media.desktop} {
    right: auto;
    bottom: 34px;
    left: ${theme.space[10]};
    padding: 0;
    background: none;
    color: ${theme.colour.onPitch};
    font-size: min(9rem, 13vw);
    line-height: 0.8;
  }
`;

/** Where one signs in. */
const Seat = styled.div`
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[5]};

  ${theme.media.desktop} {
    display: grid;
    align-content: center;
    padding: ${theme.space[6]} ${theme.space[16]};
    border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  width: 100%;
  max-width: 460px;
  margin-inline: auto;

  & > button,
  & > a {
    min-height: 52px;
  }

  ${theme.media.desktop} {
    gap: 18px;
  }
`;

const Title = styled.h1`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1.1;

  ${theme.media.desktop} {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.black};
  }
`;
