import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { setAllowedDomains } from '@parlance/domain/contracts/chatbots';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { isOriginAllowed, normaliseDomain } from '@parlance/domain/domainName';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/components/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useRefusedOrigins } from '../../api/useRefusedOrigins.ts';

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
    const domains = [...chatbot.allowedDomains, domain];
    await callContract(setAllowedDomains, { orgId, chatbotId: chatbot.id, domains });
    toast.success(t('domains.saved'));
  });
  const refused =
    live.status === 'ready' ? live.value.filter(({ origin }) => !isOriginAllowed(origin, chatbot.allowedDomains)) : [];
  return (
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
        {refused.map(({ id, origin, count, lastAt }) => {
          const domain = normaliseDomain(origin);
          const isAllowable = domain !== undefined && isOriginAllowed(origin, [domain]);
          return (
            <Box
              key={id}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                p: 1.5,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{origin}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('refused.count', { count })} · <RelativeTime date={lastAt} />
                </Typography>
              </Box>
              {isAllowable && canUpdate && (
                <Button
                  variant="outlined"
                  size="small"
                  disabled={isBusy}
                  aria-label={t('refused.allowOrigin', { origin })}
                  onClick={() => run(domain)}
                >
                  {t('refused.allow')}
                </Button>
              )}
              {!isAllowable && (
                <Typography variant="body2" color="textSecondary">
                  {t('refused.notAllowable')}
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
