import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { DownloadMenu } from '#web/components/charts/files/DownloadMenu.tsx';
import { saveChartCsv } from '#web/components/charts/files/saveChartCsv.ts';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { type ChannelColumn, channelChart, channelColumns, channelFigure } from '../../views/channelChart.ts';
import { type ChannelRow, channelRows, countedByChannelAlone } from '../../views/channelRows.ts';
import type { ChatScope } from './ChatScope.ts';

/** Conversations of each channel in figures. Satisfaction is a column where somebody said it. */
export function ChannelTable({ chatbotId, figures: { summary }, period: { from, to } }: ChatScope) {
  const t = useTranslate();
  const rows = channelRows(summary.figures);
  const uncounted = countedByChannelAlone(summary.figures);
  const columns = channelColumns(rows);
  const title = t('analytics.byChannel');
  const saveCsv = () => saveChartCsv(`by-channel-${from}-${to}`, channelChart(rows, t));
  if (rows.length === 0) {
    return (
      <ChartFrame title={title} text={t('analytics.byChannelText')}>
        <Typography color="textSecondary">{t('analytics.noneText')}</Typography>
      </ChartFrame>
    );
  }
  return (
    <ChartFrame
      title={title}
      text={t('analytics.byChannelText')}
      actions={<DownloadMenu title={title} onCsv={saveCsv} />}
    >
      <ScrollRegion title={title}>
        <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <caption className="visually-hidden">{title}</caption>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('analytics.channel')}</TableCell>
              {columns.map(({ id, label }) => (
                <TableCell key={id} scope="col" align="right">
                  {t(label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <ChannelTableRow
                key={row.channel}
                row={row}
                columns={columns}
                total={summary.figures.conversations}
                to={begunLink(chatbotId, { channel: row.channel, from, to })}
              />
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      {uncounted > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('analytics.byChannelSince', { count: uncounted })}
        </Typography>
      )}
    </ChartFrame>
  );
}

interface ChannelTableRowProps {
  row: ChannelRow;
  columns: readonly ChannelColumn[];
  /** Conversations of all channels. */
  total: number;
  /** Address of the list of its conversations. */
  to: string;
}

/** A channel with its figures, and a bar as long as its share of the conversations. */
function ChannelTableRow({ row, columns, total, to }: ChannelTableRowProps) {
  const t = useTranslate();
  const format = useFormatFigure();
  const share = row.conversations / Math.max(1, total);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
        {row.conversations === 0 ? (
          t(`channel.${row.channel}`)
        ) : (
          <MuiLink component={PageLink} to={to} color="textPrimary">
            {t(`channel.${row.channel}`)}
          </MuiLink>
        )}
        <Box aria-hidden="true" sx={{ mt: 0.5, height: 6, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Box sx={{ width: `${100 * Math.min(1, share)}%`, height: 6, borderRadius: 1, bgcolor: 'primary.main' }} />
        </Box>
      </TableCell>
      {columns.map((column) => {
        const { value, base } = channelFigure(row, column);
        return (
          <TableCell key={column.id} align="right" sx={{ whiteSpace: 'nowrap' }}>
            {format(value, column.unit, base)}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
