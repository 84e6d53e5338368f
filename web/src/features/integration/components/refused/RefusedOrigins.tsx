import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { changeAllowedDomains } from '@parlance/domain/contracts/chatbots';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { isOriginAllowed } from '@parlance/domain/addresses/domainName';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useRefusedOrigins } from '../../api/useRefusedOrigins.ts';
import { RefusedOriginRow } from './RefusedOriginRow.tsx';

interface RefusedOriginsProps {
  chatbot: Stored<Chatbot>;
}

/** Websites that asked for the chatbot and were refused, with one click to allow them. */
export function RefusedOrigins({ chatbot }: RefusedOriginsProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canUpdate = useCan('domains.update');
  const live = useRefusedOrigins(chatbot.id);
  const { isBusy, run } = useAction(async (domain: string) => {
    await callContract(changeAllowedDomains, { orgId, chatbotId: chatbot.id, add: [domain], remove: [] });
    toast.success(t('domains.saved'));
  });
  const refused =
    live.status === 'ready' ? live.value.filter(({ origin }) => !isOriginAllowed(origin, chatbot.allowedDomains)) : [];
  return (
    <>
      <Box component="section" aria-label={t('refused.title')} sx={{ py: 3.5 }}>
        <Typography variant="h2">{t('refused.title')}</Typography>
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
          {t('refused.text')}
        </Typography>
        {live.status === 'loading' && <Skeleton variant="rounded" height={56} />}
        {live.status === 'error' && (
          <ErrorState title={t('refused.loadFailed')} error={live.error} onRetry={live.retry} />
        )}
        {live.status === 'ready' && refused.length === 0 && <Typography>{t('refused.none')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxWidth: 640 }}>
          {refused.map((refusal) => (
            <RefusedOriginRow key={refusal.id} refusal={refusal} canAllow={canUpdate} isBusy={isBusy} onAllow={run} />
          ))}
        </Box>
      </Box>
    </>
  );
}
