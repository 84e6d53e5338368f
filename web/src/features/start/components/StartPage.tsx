import Box from '@mui/material/Box';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useState } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import Button from '@mui/material/Button';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { TextStart } from './TextStart.tsx';
import { WebsiteStart } from './WebsiteStart.tsx';

/** The plan has no room for another chatbot. */
function StartFull() {
  const t = useTranslate();
  return (
    <EmptyState
      icon="message-chatbot"
      title={t('start.fullTitle')}
      text={t('start.fullText')}
      action={
        <Button variant="contained" component={PageLink} to={paths.chatbots()}>
          {t('nav.chatbots')}
        </Button>
      }
    />
  );
}

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
