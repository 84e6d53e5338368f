import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { iframeSnippet, reactSnippet, scriptSnippet, tagManagerSnippet, wordpressSnippet } from '../embedSnippets.ts';
import { Snippet } from './Snippet.tsx';

interface SnippetTabsProps {
  chatbot: Stored<Chatbot>;
}

/** Each way to place the chatbot: its texts are `integration.{kind}Title` and `Text`. A shop's theme takes the plain script. */
const SNIPPETS = {
  script: scriptSnippet,
  iframe: iframeSnippet,
  react: reactSnippet,
  wordpress: wordpressSnippet,
  shopify: scriptSnippet,
  tagManager: tagManagerSnippet,
} as const;

type Kind = keyof typeof SNIPPETS;

const KINDS = ['script', 'iframe', 'react', 'wordpress', 'shopify', 'tagManager'] as const satisfies readonly Kind[];

/** The code for a page, a framework or a shop, one at a time. */
export function SnippetTabs({ chatbot }: SnippetTabsProps) {
  const t = useTranslate();
  const id = useId();
  const [kind, setKind] = useState<Kind>('script');
  return (
    <Box component="section" aria-label={t('integration.ways')}>
      <Tabs
        value={kind}
        onChange={(_event, next: Kind) => setKind(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('integration.ways')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {KINDS.map((option) => (
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
          code={SNIPPETS[kind](window.location.origin, chatbot)}
        />
      </Box>
    </Box>
  );
}
