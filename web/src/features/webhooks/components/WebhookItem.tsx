import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useNow } from '#web/components/ui/useNow.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookState } from './WebhookState.tsx';

interface WebhookItemProps {
  webhook: Stored<Webhook>;
}

/** One webhook: where it goes, what it reports, how it is, what can be done with it, and its log. */
export function WebhookItem({ webhook }: WebhookItemProps) {
  const t = useTranslate();
  const intl = useIntl();
  const now = useNow();
  const [isLogOpen, setLogOpen] = useState(false);
  const { address, events, disabledAt, formerSecretUntil } = webhook;
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack spacing={1.25}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="code" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {address}
          </Typography>
          <WebhookState webhook={webhook} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {intl.formatList(events.map((event) => t(`webhooks.type.${event}`)))}
        </Typography>
        {disabledAt !== null && (
          <Typography variant="body2" color="error">
            {t('webhooks.disabledText', {
              time: intl.formatDate(disabledAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </Typography>
        )}
        {formerSecretUntil !== null && formerSecretUntil.getTime() > now && (
          <Typography variant="body2" color="textSecondary">
            {t('webhooks.formerUntil', {
              time: intl.formatDate(formerSecretUntil, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </Typography>
        )}
        <WebhookActions
          webhook={webhook}
          isLogOpen={isLogOpen}
          onTest={() => setLogOpen(true)}
          onLog={() => setLogOpen(!isLogOpen)}
        />
      </Stack>
      <Collapse in={isLogOpen} mountOnEnter unmountOnExit>
        <DeliveryLog webhook={webhook} />
      </Collapse>
    </Box>
  );
}
