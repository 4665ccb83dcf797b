import { Copy } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { theme } from '../theme/theme.ts';

interface CopyBlockProps {
  readonly heading: string;
  /** The language of the heading, when it differs from the page's. */
  readonly headingLang?: 'en' | undefined;
  readonly text: string;
  readonly isCopied: boolean;
  onCopy(text: string): void;
}

/** A text to copy, under its heading. */
export function CopyBlock({ heading, headingLang, text, isCopied, onCopy }: CopyBlockProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <div>
      <Heading id={id} lang={headingLang}>
        {heading}
      </Heading>
      <Text tabIndex={0} aria-labelledby={id} role="region">
        {text}
      </Text>
      <Button variant="line" small onClick={() => onCopy(text)}>
        <Copy aria-hidden />
        {t(($) => (isCopied ? $.calibration.copied : $.calibration.copy))}
      </Button>
    </div>
  );
}

const Heading = styled.h2`
  font-size: ${theme.font.size.md};
  font-weight: ${theme.font.weight.bold};
`;

const Text = styled.pre`
  max-height: 320px;
  margin: ${theme.space[2]} 0;
  padding: ${theme.space[3]};
  overflow: auto;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.well};
  font-family: ui-monospace, monospace;
  font-size: ${theme.font.size.sm};
  user-select: all;
`;
