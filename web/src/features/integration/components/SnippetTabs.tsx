import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { guideFor, INSTALL_GUIDE_NAMES, INSTALL_GUIDES, type InstallGuide } from '../installGuides.ts';
import { Snippet } from './Snippet.tsx';

interface SnippetTabsProps {
  chatbot: Stored<Chatbot>;
}

/** The code for a page, a system, a framework or a shop, one at a time: at first what the reader's website is made with. */
export function SnippetTabs({ chatbot }: SnippetTabsProps) {
  const t = useTranslate();
  const id = useId();
  const { profile } = useMembership();
  const [kind, setKind] = useState(() => guideFor(profile.onboarding?.answers.websiteTool ?? null));
  return (
    <Box component="section" aria-label={t('integration.ways')}>
      <Tabs
        value={kind}
        onChange={(_event, next: InstallGuide) => setKind(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('integration.ways')}
        // An arrow that leads nowhere takes no room.
        sx={{
          mb: 2,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
        }}
      >
        {INSTALL_GUIDE_NAMES.map((option) => (
          <Tab
            key={option}
            value={option}
            id={`${id}-${option}`}
            aria-controls={`${id}-panel`}
            label={t(`integration.${option}Title`)}
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind}`}>
        <Snippet
          title={t(`integration.${kind}Title`)}
          text={t(`integration.${kind}Text`)}
          code={INSTALL_GUIDES[kind](window.location.origin, chatbot)}
        />
      </Box>
    </Box>
  );
}
