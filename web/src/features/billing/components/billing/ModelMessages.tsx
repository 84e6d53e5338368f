import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useModels } from '#web/lib/firebase/useModels.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Messages of the plan that an answer of each model counts, and so the answers that the plan has. */
export function ModelMessages() {
  const t = useTranslate();
  const intl = useIntl();
  const models = useModels();
  const { org } = useMembership();
  const { messages: planned } = PLAN_LIMITS[org.plan];
  return (
    <Table size="small" aria-label={t('billing.modelsTitle')} sx={{ '& th, & td': { px: { xs: 0.75, sm: 1.5 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('playground.model')}</TableCell>
          <TableCell align="right">{t('billing.modelMessages')}</TableCell>
          <TableCell align="right">
            {t('billing.modelAnswers', { plan: t(`settings.plan.${org.plan}`), isTrial: String(org.plan === 'trial') })}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {models.map(({ key, label, messages }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit' }}>
              {label}
            </TableCell>
            <TableCell align="right">{intl.formatNumber(messages)}</TableCell>
            <TableCell align="right">{intl.formatNumber(Math.ceil(planned / messages))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
