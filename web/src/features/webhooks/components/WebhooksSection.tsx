import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useWebhooks } from '../api/useWebhooks.ts';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { WebhookItem } from './WebhookItem.tsx';

/** Webhooks that the organization's events are reported to. */
export function WebhooksSection() {
  const t = useTranslate();
  const webhooks = useWebhooks();
  const [isCreating, setCreating] = useState(false);
  const isFull = webhooks.status === 'ready' && webhooks.value.length >= LIMITS.webhooksPerOrg;
  return (
    <SettingsSection title={t('webhooks.title')} text={t('webhooks.text')} help="developers/webhooks">
      {webhooks.status === 'loading' && <Skeleton variant="rounded" height={96} />}
      {webhooks.status === 'error' && (
        <ErrorState title={t('webhooks.loadFailed')} error={webhooks.error} onRetry={webhooks.retry} />
      )}
      {webhooks.status === 'ready' && webhooks.value.length === 0 && (
        <Typography color="textSecondary">{t('webhooks.none')}</Typography>
      )}
      {webhooks.status === 'ready' && (
        <Stack component="ul" spacing={2} aria-label={t('webhooks.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {webhooks.value.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </Stack>
      )}
      <Box sx={{ mt: 2 }}>
        {isFull ? (
          <Typography variant="body2" color="textSecondary">
            {t('webhooks.full', { max: LIMITS.webhooksPerOrg })}
          </Typography>
        ) : (
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            onClick={() => setCreating(true)}
            disabled={webhooks.status !== 'ready'}
          >
            {t('webhooks.create')}
          </Button>
        )}
      </Box>
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
    </SettingsSection>
  );
}
