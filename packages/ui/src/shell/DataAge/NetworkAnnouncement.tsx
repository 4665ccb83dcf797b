import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** Announces to screen readers, once each, that the network was lost and that it is back. */
export function NetworkAnnouncement({ online }: { readonly online: boolean }) {
  const { t } = useWords();
  const [hasBeenOffline, setHasBeenOffline] = useState(!online);
  if (!online && !hasBeenOffline) setHasBeenOffline(true);
  return (
    <Announcement role="status">
      {online ? hasBeenOffline && t(($) => $.shell.dataAge.backOnline) : t(($) => $.shell.dataAge.offline)}
    </Announcement>
  );
}

const Announcement = styled.p`
  ${visuallyHidden}
`;
