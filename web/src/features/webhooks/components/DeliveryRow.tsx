import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { resendDelivery } from '@parlance/domain/contracts/webhooks';
import type { Delivery, Webhook } from '@parlance/domain/documents/organizations/webhook';
import { useIntl } from 'react-intl';
import { aboveStretched } from '#web/components/table/aboveStretched.ts';
import { stretchedLink } from '#web/components/table/stretchedLink.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { formatLatency } from '#web/lib/formatLatency.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';

interface DeliveryRowProps {
  webhook: Stored<Webhook>;
  delivery: Stored<Delivery>;
}

const LOOKS = {
  waiting: { color: 'warning', icon: 'clock' },
  delivered: { color: 'success', icon: 'circle-check' },
  failed: { color: 'error', icon: 'alert-circle' },
  dropped: { color: 'default', icon: 'circle-minus' },
} as const;

/** State of a delivery. */
function DeliveryState({ status }: Pick<Delivery, 'status'>) {
  const t = useTranslate();
  return <StateChip {...LOOKS[status]} label={t(`deliveries.status.${status}`)} />;
}

/** Path of the reported lead or conversation; a test has none, and a declaration and a submission stand with a chatbot that is not named here. */
function placeOf({ type, subjectId }: Delivery): string | undefined {
  if (subjectId === null || type === 'declaration.received' || type === 'form.submitted') return undefined;
  return type === 'lead.created' ? paths.lead(subjectId) : paths.chat(subjectId);
}

/** One delivery: what, what became of it, what the server answered. */
export function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { orgId } = useMembership();
  const { type, attempts, answerStatus, fault, durationMs, createdAt } = delivery;
  const { isBusy, run } = useAction(async () => {
    await callContract(resendDelivery, { orgId, webhookId: webhook.id, deliveryId: delivery.id });
  });
  const name = t(`webhooks.type.${type}`);
  const place = placeOf(delivery);
  const answer = answerStatus === null ? fault && t(`deliveries.fault.${fault}`) : `HTTP ${answerStatus}`;
  return (
    <TableRow hover={place !== undefined} sx={{ position: 'relative' }}>
      <TableCell component="th" scope="row">
        {place === undefined ? (
          name
        ) : (
          <MuiLink component={PageLink} to={place} color="textPrimary" underline="hover" sx={stretchedLink}>
            {name}
          </MuiLink>
        )}
        <Typography variant="body2" color="textSecondary">
          <RelativeTime date={createdAt} />
        </Typography>
      </TableCell>
      <TableCell>
        <DeliveryState status={delivery.status} />
        {attempts > 1 && (
          <Typography variant="body2" color="textSecondary">
            {t('deliveries.attempts', { count: attempts })}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {answer ?? '–'}
        {durationMs !== null && (
          <Typography variant="body2" color="textSecondary">
            {formatLatency(durationMs, intl.locale)}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" sx={aboveStretched}>
        <Button size="small" loading={isBusy} disabled={!webhook.isOn && type !== 'test'} onClick={run}>
          {t('deliveries.resend')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
