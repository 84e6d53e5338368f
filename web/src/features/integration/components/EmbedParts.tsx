import Stack from '@mui/material/Stack';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Stored } from '#web/lib/live.ts';
import { AllowedDomains } from './AllowedDomains.tsx';
import { SnippetTabs } from './SnippetTabs.tsx';

interface EmbedPartsProps {
  chatbot: Stored<Chatbot>;
}

/** A chatbot's embed code, and the sites that may use it. */
export function EmbedParts({ chatbot }: EmbedPartsProps) {
  return (
    <Stack spacing={3}>
      <SnippetTabs chatbot={chatbot} />
      <AllowedDomains chatbotId={chatbot.id} domains={chatbot.allowedDomains} />
    </Stack>
  );
}
