import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface RunningAppProps {
  readonly name: string;
  /** In the app. */
  readonly address: string;
  readonly steps: readonly string[];
}

/** The app itself on its mock backend, where the site of the catalogue has it (`npm run site`), and what to press in it. */
export function RunningApp({ name, address, steps }: RunningAppProps) {
  const isThere = useIsAppThere();
  return (
    <Page>
      <Steps aria-label={name}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      {isThere === true && <Frame key={address} src={address} title={`Appen: ${name}`} />}
      {isThere === false && (
        <p>
          Appen står ikke ved siden av denne katalogen. <code>npm run site</code> bygger begge og viser dem sammen.
        </p>
      )}
    </Page>
  );
}

/** Whether the app is at the root of the catalogue's site; null until that is known. */
function useIsAppThere(): boolean | null {
  const [isThere, setIsThere] = useState<boolean | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      // `npm run site` writes the file; another server may answer with a page instead.
      const answer = await fetch('./app.txt', { signal: controller.signal });
      setIsThere(answer.ok && (await answer.text()) === '/');
    };
    ask().catch(() => !controller.signal.aborted && setIsThere(false));
    return () => controller.abort();
  }, []);
  return isThere;
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100vh;
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[8]};
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[8]};
  border-bottom: 1px solid ${theme.colour.line};
  list-style: decimal;
  font-size: ${theme.font.size.sm};
`;

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;
