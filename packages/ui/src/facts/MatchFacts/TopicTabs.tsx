import { type PitchTopic, pitchTopics } from '@tribunen/domain';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { theme } from '../../theme/theme.ts';

interface TopicTabsProps {
  readonly topic: PitchTopic;
  onTopic(topic: PitchTopic): void;
  /** The content of the chosen topic. */
  readonly children: ReactNode;
}

/** The sub-tabs: shots, passes, runs and duels. */
export function TopicTabs({ topic, onTopic, children }: TopicTabsProps) {
  const { t } = useWords();
  return (
    <Tabs.Root
      value={topic}
      onValueChange={(chosen) => {
        const named = pitchTopics.find((each) => each === chosen);
        if (named !== undefined) onTopic(named);
      }}
    >
      <List aria-label={t(($) => $.facts.topic)}>
        {pitchTopics.map((each) => (
          <Chip key={each} value={each}>
            {t(($) => $.facts.topics[each])}
          </Chip>
        ))}
      </List>
      <Panel value={topic}>{children}</Panel>
    </Tabs.Root>
  );
}

const List = styled(Tabs.List)`
  display: flex;
  gap: 6px;
  padding: 6px var(--facts-gutter);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Chip = styled(Tabs.Trigger)`
  flex: none;
  padding: 0 ${theme.space[3]};
  border: ${theme.chalkWidth} solid ${theme.colour.line};
  border-radius: ${theme.radius.pill};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  &[data-state='active'] {
    border-color: ${theme.colour.text};
    background: ${theme.colour.text};
    color: ${theme.colour.ground};
    font-weight: ${theme.font.weight.bold};
    ${forcedChoice}
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Panel = styled(Tabs.Content)`
  &:focus-visible {
    outline-offset: -2px;
  }
`;
