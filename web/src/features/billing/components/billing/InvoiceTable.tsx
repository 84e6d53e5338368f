import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { aboveStretched } from '#web/components/table/aboveStretched.ts';
import { stretchedLink } from '#web/components/table/stretchedLink.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Invoice } from '../../api/useInvoices.ts';
import { useMoney } from '../../useMoney.ts';

const CHIPS = {
  paid: { color: 'success', icon: 'circle-check' },
  open: { color: 'warning', icon: 'clock' },
  draft: { color: 'default', icon: 'circle-dashed' },
  expired: { color: 'default', icon: 'clock' },
  void: { color: 'default', icon: 'circle-minus' },
  uncollectible: { color: 'error', icon: 'alert-triangle' },
} as const satisfies Record<Invoice['status'], { color: string; icon: string }>;

const NARROW_HIDDEN = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Invoices as rows: day and number, amount, state, and the ways to read them. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslate();
  return (
    <TableContainer>
      <Table size="small" aria-label={t('billing.historyTitle')} sx={{ '& th, & td': { px: { xs: 0.75, sm: 1.5 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('billing.invoice')}</TableCell>
            <TableCell align="right">{t('billing.amount')}</TableCell>
            <TableCell sx={NARROW_HIDDEN}>{t('billing.status')}</TableCell>
            <TableCell align="right">{t('billing.files')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const intl = useIntl();
  const money = useMoney();
  const { timezone: timeZone } = useMembership().org;
  const { number, at, status, description, totalCents, currency, url } = invoice;
  const day = intl.formatDate(at, { dateStyle: 'medium', timeZone });
  const chip = <StateChip {...CHIPS[status]} label={t(`billing.invoiceState.${status}`)} />;
  return (
    <TableRow hover={url !== null} sx={{ position: 'relative' }}>
      <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit', maxWidth: { xs: 140, sm: 320 } }}>
        <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {day}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {number ?? t('billing.noNumber')}
          {description !== '' && (
            <Box
              title={description}
              sx={{ display: { xs: 'none', sm: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis' }}
            >
              {description}
            </Box>
          )}
        </Typography>
        <Box sx={{ display: { xs: 'block', sm: 'none' }, mt: 0.5 }}>{chip}</Box>
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {money(totalCents, currency)}
      </TableCell>
      <TableCell sx={NARROW_HIDDEN}>{chip}</TableCell>
      <TableCell align="right">
        <InvoiceLinks invoice={invoice} name={number ?? day} />
      </TableCell>
    </TableRow>
  );
}

/** The page at Stripe, which the whole row opens, and the file. A draft has neither yet. */
function InvoiceLinks({ invoice: { url, pdfUrl }, name }: { invoice: Invoice; name: string }) {
  const t = useTranslate();
  const links = [
    { href: url, text: t('billing.view'), label: t('billing.viewOf', { name }), look: stretchedLink },
    { href: pdfUrl, text: t('billing.pdf'), label: t('billing.pdfOf', { name }), look: aboveStretched },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end' }}>
      {links.map(
        ({ href, text, label, look }) =>
          href !== null && (
            <MuiLink
              key={text}
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={label}
              sx={{ ...look, display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
            >
              {text}
            </MuiLink>
          ),
      )}
    </Box>
  );
}
