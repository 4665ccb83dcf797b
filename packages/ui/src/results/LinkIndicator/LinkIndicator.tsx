import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Says «Live oppdateringer» while the realtime link is up, and keeps its place while it is down (part 1 §2). */
export function LinkIndicator({ link }: { readonly link: 'up' | 'down' }) {
  const { t } = useTranslation();
  return (
    <Root role="status">
      {link === 'up' && (
        <>
          <Dot />
          {t(($) => $.results.link)}
        </>
      )}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 1.45em;
  padding-left: ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;

  ${theme.media.desktop} {
    min-width: 148px;
  }
`;

const Dot = styled.i`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.colour.turf};
  box-shadow: 0 0 0 4px ${theme.colour.turfSoft};
`;
