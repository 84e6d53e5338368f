import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Recount } from '@parlance/domain/documents/organizations/recount';
import { useIntl } from 'react-intl';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';

const COLUMNS = ['conversations', 'messages', 'deleted'] as const;

/** A row for each chatbot and day that was counted again: what was found, and where the figures said something else. */
export function RecountTable({ recounts }: { recounts: readonly Recount[] }) {
  const t = useTranslate();
  const intl = useIntl();
  const nameOf = useChatbotName();
  const title = t('recounts.title');
  return (
    <ScrollRegion title={title}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box component="caption" className="visually-hidden">
          {title}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{t('charts.day')}</TableCell>
            <TableCell scope="col">{t('nav.chatbot')}</TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column} scope="col" align="right">
                {t(`recounts.${column}`)}
              </TableCell>
            ))}
            <TableCell scope="col">{t('recounts.differences')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {recounts.flatMap(({ day, chatbots }) =>
            chatbots.map(({ chatbotId, differences, ...found }) => (
              <TableRow key={`${day}-${chatbotId}`}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' })}
                </TableCell>
                <TableCell>{nameOf(chatbotId) ?? t('recounts.chatbotGone')}</TableCell>
                {COLUMNS.map((column) => (
                  <TableCell key={column} align="right">
                    {intl.formatNumber(found[column])}
                  </TableCell>
                ))}
                <TableCell>
                  <Differences differences={differences} />
                </TableCell>
              </TableRow>
            )),
          )}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}

function Differences({ differences }: Pick<Recount['chatbots'][number], 'differences'>) {
  const t = useTranslate();
  if (differences.length === 0) return <StateChip color="success" icon="check" label={t('recounts.same')} />;
  return differences.map(({ figure, counted, found }) => (
    <Typography key={figure} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {t('recounts.difference', { figure, counted, found })}
    </Typography>
  ));
}
