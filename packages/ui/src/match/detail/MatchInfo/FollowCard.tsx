import { Radio } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { touchlines } from '../../../theme/pitchMarkings.ts';
import { theme } from '../../../theme/theme.ts';

/** Links to the live match with its chat. */
export function FollowCard({ href }: { readonly href: string }) {
  const { t } = useWords();
  return (
    <Root>
      <div>
        <Title>{t(($) => $.matchDetail.follow.title)}</Title>
        <Text>{t(($) => $.matchDetail.follow.text)}</Text>
      </div>
      <ButtonLink href={href}>
        <Radio aria-hidden />
        {t(($) => $.commonLater.follow)}
      </ButtonLink>
    </Root>
  );
}

const Root = styled.section`
  ${touchlines}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};

  & > div {
    flex: 1 1 10rem;
    min-width: 0;
  }
`;

const Title = styled.h2`
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
`;

const Text = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  line-height: ${theme.font.line.snug};
`;
