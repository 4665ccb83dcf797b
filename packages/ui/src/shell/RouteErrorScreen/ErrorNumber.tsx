import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { theme } from '../../theme/theme.ts';

/** The number under which the team finds the report of an error. Shown below a `RouteErrorScreen`. */
export function ErrorNumber({ number }: { readonly number: string }) {
  const { t } = useWords();
  return (
    <ScreenBody>
      <Line>{t(($) => $.errors.number, { number })}</Line>
    </ScreenBody>
  );
}

const Line = styled.p`
  text-align: center;
  color: ${theme.colour.text2};
`;
