import Box from '@mui/material/Box';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useState } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { StartFull } from './StartFull.tsx';
import { TextStart } from './TextStart.tsx';
import { WebsiteStart } from './WebsiteStart.tsx';

/** A new chatbot from the address of a website, or from a file or a text. */
export default function StartPage() {
  const t = useTranslate();
  const { org } = useMembership();
  // The chatbot that is being made here takes the last place before the page is left.
  const [wasFull] = useState(org.chatbotCount >= PLAN_LIMITS[org.plan].chatbots);
  const [hasWebsite, setHasWebsite] = useState(true);
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: { md: 4 } }}>
      <PageHeader
        title={t(org.chatbotCount === 0 ? 'start.titleFirst' : 'start.title')}
        context={t('start.text')}
        help="getting-started"
      />
      {wasFull && <StartFull />}
      {!wasFull && hasWebsite && <WebsiteStart onNoWebsite={() => setHasWebsite(false)} />}
      {!wasFull && !hasWebsite && <TextStart onWebsite={() => setHasWebsite(true)} />}
    </Box>
  );
}
