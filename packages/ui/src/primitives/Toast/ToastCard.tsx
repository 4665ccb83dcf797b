import { Check, CircleAlert, Info } from 'lucide-react';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { ToastMessage } from './ToastQueue.ts';

/** One visible toast. */
export function ToastCard({ message, onClose }: { readonly message: ToastMessage; onClose(): void }) {
  const { tone, title, text, quote, action } = message;
  const Icon = icons[tone];
  return (
    <Card $tone={tone}>
      <Icon aria-hidden />
      <div>
        <Title>{title}</Title>
        {text !== undefined && <Text>{text}</Text>}
        {quote !== undefined && <Text lang="en">{quote}</Text>}
      </div>
      {action !== undefined && (
        <Action
          type="button"
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Action>
      )}
    </Card>
  );
}

const icons = { success: Check, news: Info, failure: CircleAlert } as const;

const tones = {
  success: css`
    background: ${theme.colour.raised};
    color: ${theme.colour.text};
    --quiet: ${theme.colour.text2};
    svg {
      color: ${theme.colour.turf};
    }
  `,
  news: css`
    background: ${theme.colour.raised};
    color: ${theme.colour.text};
    --quiet: ${theme.colour.text2};
    svg {
      color: ${theme.colour.text2};
    }
  `,
  failure: css`
    background: ${theme.colour.redCard};
    color: ${theme.colour.onRedCard};
    --quiet: currentColor;
  `,
} as const satisfies Record<ToastMessage['tone'], ReturnType<typeof css>>;

const Card = styled.div<{ $tone: ToastMessage['tone'] }>`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  width: 356px;
  max-width: 100%;
  padding: ${theme.space[2]} 14px 9px;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  box-shadow: ${theme.colour.shadowPop};
  font: ${theme.font.weight.body} ${theme.font.size.md} / ${theme.font.line.body} ${theme.font.family};
  overflow-wrap: break-word;
  ${({ $tone }) => tones[$tone]}
`;
const Title = styled.p`
  font-weight: ${theme.font.weight.bold};
`;
const Text = styled.p`
  color: var(--quiet);
  font-size: ${theme.font.size.sm};
`;
const Action = styled.button`
  align-self: center;
  min-height: ${theme.touch};
  margin: -10px 0;
  padding: 0 ${theme.space[2]};
  font-weight: ${theme.font.weight.bold};
  text-decoration: underline;
  text-underline-offset: 4px;
`;
