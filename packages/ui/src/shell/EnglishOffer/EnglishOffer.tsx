import { englishOffer } from '@tribunen/locales';
import { Globe, X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { contentId } from '../SkipLink/SkipLink.tsx';

interface EnglishOfferProps {
  /** Switches the page to English. */
  onRead(): void;
  onClose(): void;
}

/**
 * Offers the page in English to those who may not read Norwegian, in the room that `ShellFrame` has for it. Either press removes it and moves
 * the focus to the content.
 */
export function EnglishOffer({ onRead, onClose }: EnglishOfferProps) {
  const answer = (act: () => void): void => {
    document.getElementById(contentId)?.focus({ preventScroll: true });
    act();
  };
  return (
    <Root lang="en" aria-label={englishOffer.label}>
      <Read type="button" onClick={() => answer(onRead)}>
        <Globe size={16} aria-hidden />
        <span>{englishOffer.read}</span>
      </Read>
      <IconButton icon={X} label={englishOffer.close} onClick={() => answer(onClose)} />
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${theme.touch};
  padding: 0 ${theme.space[2]} 0 ${theme.space.gutter};
  border-bottom: 1px solid ${theme.colour.line};
  background: ${theme.colour.sunk};
  color: ${theme.colour.text2};
`;

const Read = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  color: ${theme.colour.text};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  & > span {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  & > svg {
    color: ${theme.colour.text2};
  }
`;
