import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { saveChartCsv } from '#web/components/charts/files/saveChartCsv.ts';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { DownloadMenu } from '#web/components/charts/files/DownloadMenu.tsx';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import type { TopicRow } from '../../views/topicRows.ts';
import { TopicTableRow } from './TopicTableRow.tsx';

interface TopicTableProps {
  chatbotId: string;
  /** The most frequent first. */
  rows: readonly TopicRow[];
  span: { from: string; to: string };
}

const FIGURES = ['conversations', 'before', 'positive', 'neutral', 'negative', 'unanswered'] as const;

/** The topics of a period with how often they came up, how visitors felt, and what stayed without an answer. */
export function TopicTable({ chatbotId, rows, span }: TopicTableProps) {
  const t = useTranslate();
  const canChange = useCan('chat.write');
  const title = t('analytics.topics');
  if (rows.length === 0) {
    return (
      <ChartFrame title={title} text={t('analytics.topicsText')}>
        <Typography color="textSecondary">{t('analytics.overNone')}</Typography>
      </ChartFrame>
    );
  }
  const saveCsv = () => {
    const categories = rows.map(({ id, name }) => {
      const label = name ?? t('analytics.others');
      return { key: id, label, csv: label };
    });
    const series = FIGURES.map((id) => ({ id, label: t(`topics.${id}`), values: rows.map((row) => row[id]) }));
    saveChartCsv(`topics-${span.from}-${span.to}`, { axis: t('analytics.topic'), unit: 'count', categories, series });
  };
  const heads = ['conversations', 'change', 'course', 'sentiment', 'unanswered'] as const;
  return (
    <ChartFrame title={title} text={t('analytics.topicsText')} actions={<DownloadMenu title={title} onCsv={saveCsv} />}>
      <ScrollRegion title={title}>
        <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <caption className="visually-hidden">{title}</caption>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('analytics.topic')}</TableCell>
              {heads.map((head) => (
                <TableCell key={head} scope="col" align={head === 'course' || head === 'sentiment' ? 'left' : 'right'}>
                  {t(`topics.${head}`)}
                </TableCell>
              ))}
              {canChange && (
                <TableCell scope="col">
                  <span className="visually-hidden">{t('topics.actions')}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TopicTableRow
                key={row.id}
                chatbotId={chatbotId}
                row={row}
                others={canChange ? rows.filter(({ id, name }) => id !== row.id && name !== null) : undefined}
                span={span}
              />
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </ChartFrame>
  );
}
