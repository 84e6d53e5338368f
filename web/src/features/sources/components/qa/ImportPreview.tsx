import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { QaFile } from '../../csv/readQaFile.ts';

interface ImportPreviewProps {
  file: QaFile & { name: string };
}

const FIRST_ROWS = 5;
const FIRST_PROBLEMS = 10;

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Preview of a file: the number of rows, the first ones, and those that can't be imported, line by line. */
export function ImportPreview({ file }: ImportPreviewProps) {
  const t = useTranslate();
  const { name, rows, problems } = file;
  const hidden = problems.length - FIRST_PROBLEMS;
  return (
    <>
      <Typography aria-live="polite" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('qa.fileRows', { name, count: rows.length })}
      </Typography>
      {rows.length > 0 && (
        <Table size="small" aria-label={t('qa.firstRows')} sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('qa.question')}</TableCell>
              <TableCell>{t('qa.answer')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, FIRST_ROWS).map(({ sourceId, question, answer }) => (
              <TableRow key={sourceId}>
                <TableCell sx={{ verticalAlign: 'top' }}>
                  <Box sx={clamped}>{question}</Box>
                </TableCell>
                <TableCell sx={{ verticalAlign: 'top' }}>
                  <Box sx={clamped}>{answer}</Box>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {problems.length > 0 && (
        <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
          {t('qa.problems', { count: problems.length })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {problems.slice(0, FIRST_PROBLEMS).map(({ line, kind }) => (
              <li key={line}>{t('qa.problemOfLine', { line, problem: t(`qa.problem.${kind}`) })}</li>
            ))}
            {hidden > 0 && <li>{t('qa.moreProblems', { count: hidden })}</li>}
          </Box>
        </Alert>
      )}
    </>
  );
}
