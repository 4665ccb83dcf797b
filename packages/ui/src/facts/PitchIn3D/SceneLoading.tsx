import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';

/** The placeholder of the scene until its code has been fetched. */
export function SceneLoading() {
  const { t } = useWords();
  return (
    <Waiting role="status">
      <Spinner />
      {t(($) => $.facts.scene.loading)}
    </Waiting>
  );
}

const Waiting = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: center;
  height: var(--facts-scene, 320px);
  margin-top: calc(-1 * var(--facts-bar, 0px));
  background: ${theme.colour.apron};
  color: ${theme.colour.onPitch};
`;
