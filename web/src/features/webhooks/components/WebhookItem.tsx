import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { CellText } from '#web/components/table/CellText.tsx';
import { stretchedLink } from '#web/components/table/stretchedLink.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useNow } from '#web/components/ui/useNow.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { WebhookActions } from './WebhookActions.tsx';

interface WebhookItemProps {
  webhook: Stored<Webhook>;
}

interface WebhookStateProps {
  webhook: Pick<Webhook, 'isOn' | 'failingSince' | 'disabledAt'>;
}

/** State of a webhook: on or off, and failing if its server does not accept deliveries. */
function WebhookState({ webhook: { isOn, failingSince, disabledAt } }: WebhookStateProps) {
  const t = useTranslate();
  if (disabledAt !== null) {
    return <StateChip color="error" icon="alert-circle" label={t('webhooks.state.disabled')} />;
  }
  if (!isOn) return <StateChip color="default" icon="circle-minus" label={t('webhooks.state.off')} />;
  if (failingSince !== null) {
    return <StateChip color="warning" icon="alert-triangle" label={t('webhooks.state.failing')} />;
  }
  return <StateChip color="success" icon="circle-check" label={t('webhooks.state.on')} />;
}

/** Reports whether the log of a webhook is open: the address names the webhook whose log is. */
function useOpenLog(webhookId: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setOpen = (isOpen: boolean) => {
    const next = currentParams();
    if (isOpen) next.set('log', webhookId);
    else next.delete('log');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get('log') === webhookId, setOpen];
}

/** One webhook: where it goes, what it reports, how it is, what can be done with it, and its log. */
export function WebhookItem({ webhook }: WebhookItemProps) {
  const t = useTranslate();
  const intl = useIntl();
  const now = useNow();
  const [isLogOpen, setLogOpen] = useOpenLog(webhook.id);
  const { address, events, disabledAt, formerSecretUntil } = webhook;
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack spacing={1.25} sx={{ position: 'relative' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <MuiLink
            component="button"
            type="button"
            color="textPrimary"
            underline="hover"
            aria-expanded={isLogOpen}
            onClick={() => setLogOpen(!isLogOpen)}
            sx={{ ...stretchedLink, minWidth: 0, maxWidth: '100%', textAlign: 'start' }}
          >
            <code>
              <CellText text={address} />
            </code>
          </MuiLink>
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
