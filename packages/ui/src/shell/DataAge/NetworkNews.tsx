import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** Says aloud, once each, that the network went and that it came back. */
export function NetworkNews({ online }: { readonly online: boolean }) {
  const { t } = useTranslation();
  const [hasBeenOffline, setHasBeenOffline] = useState(!online);
  if (!online && !hasBeenOffline) setHasBeenOffline(true);
  return (
    <News role="status">
      {online ? hasBeenOffline && t(($) => $.shell.dataAge.backOnline) : t(($) => $.shell.dataAge.offline)}
    </News>
  );
}

const News = styled.p`
  ${visuallyHidden}
`;
