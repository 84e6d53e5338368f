import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { PAID_PLANS, type PaidPlan, type Plan, PLANS, TRIAL_DAYS } from '@parlance/domain/plans';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { fairUsePath } from '#web/lib/billing/fairUsePath.ts';
import { planRows } from '#web/lib/billing/planRows.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { isCurrentPlan } from '../isCurrentPlan.ts';
import { MonthlyPrice } from './MonthlyPrice.tsx';

interface PlanComparisonProps {
  /** Ids of the products on sale by their plans; undefined while they are being read. */
  products: ReadonlyMap<PaidPlan, { id: string }> | undefined;
}

/** On a phone the table is wider than the page and scrolls below the names of its rows. */
const FIRST_COLUMN = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  width: { xs: 120, sm: 'auto' },
} as const;

/** Every plan beside the others, with the present one marked. The trial is a column as long as it is the present plan. */
export function PlanComparison({ products }: PlanComparisonProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { org } = useMembership();
  const plans: readonly Plan[] = org.plan === 'trial' ? PLANS : PAID_PLANS;
  const markOf = (plan: Plan) => (isCurrentPlan(org, plan) ? 'action.selected' : undefined);
  return (
    <ChartFrame title={t('pricing.compare')}>
      <ScrollRegion title={t('pricing.compare')}>
        <Table size="small" sx={{ minWidth: 560, fontVariantNumeric: 'tabular-nums', '& td, & th': { px: 1.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell scope="col" sx={FIRST_COLUMN}>
                {t('pricing.row.plan')}
              </TableCell>
              {plans.map((plan) => (
                <TableCell key={plan} scope="col" sx={{ bgcolor: markOf(plan), verticalAlign: 'top' }}>
                  <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                    {t(`settings.plan.${plan}`)}
                    {isCurrentPlan(org, plan) && (
                      <StateChip color="success" icon="circle-check" label={t('plans.current')} />
                    )}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="row" sx={FIRST_COLUMN}>
                {t('pricing.row.price')}
              </TableCell>
              {plans.map((plan) => (
                <TableCell key={plan} sx={{ bgcolor: markOf(plan) }}>
                  <PriceOf plan={plan} products={products} />
                </TableCell>
              ))}
            </TableRow>
            {planRows(t, locale).map(({ label, valueOf }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row" sx={FIRST_COLUMN}>
                  {t(label)}
                </TableCell>
                {plans.map((plan) => (
                  <TableCell key={plan} sx={{ bgcolor: markOf(plan) }}>
                    {valueOf(plan)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      <FairUseNote />
    </ChartFrame>
  );
}

function PriceOf({ plan, products }: PlanComparisonProps & { plan: Plan }) {
  const t = useTranslate();
  const paid = PAID_PLANS.find((known) => known === plan);
  if (paid === undefined) return t('pricing.trialDays', { days: TRIAL_DAYS });
  return <MonthlyPrice productId={products && (products.get(paid)?.id ?? null)} isPlain />;
}

function FairUseNote() {
  const t = useTranslate();
  const { locale } = useLocale();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('pricing.fairUse')}{' '}
      <MuiLink href={fairUsePath(locale, t('pricing.fairUseHeading'))} target="_blank" rel="noopener">
        {t('pricing.fairUseMore')}
      </MuiLink>
    </Typography>
  );
}
