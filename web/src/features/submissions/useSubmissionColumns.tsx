import MuiLink from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { Submission } from '@parlance/domain/documents/forms/submission';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { CellText } from '#web/components/table/CellText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';

type SubmissionColumn = GridColDef<Stored<Submission>>;

/** Columns that phones leave out. */
export const WIDE_SUBMISSION_COLUMNS = ['answers'] as const;

/** The answers in one line. */
function answersOf({ answers }: Submission): string {
  return answers.flatMap(({ type, shown }) => (type === 'consent' || shown === '' ? [] : shown)).join(' · ');
}

/** The columns of the submissions' table. @param addressOf The address of a submission's details. */
export function useSubmissionColumns(addressOf: (id: string) => string): readonly SubmissionColumn[] {
  const t = useTranslate();
  const intl = useIntl();
  return useMemo(() => {
    const moment = (date: Date) => intl.formatDate(date, { dateStyle: 'medium', timeStyle: 'short' });
    return [
      {
        field: 'formName',
        headerName: t('submissions.form'),
        flex: 1,
        minWidth: 120,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <MuiLink
            component={PageLink}
            to={addressOf(row.id)}
            preventScrollReset
            tabIndex={tabIndex}
            color="textPrimary"
            underline="hover"
            aria-label={t('submissions.openDetails', { form: row.formName, at: moment(row.at) })}
            sx={{ display: 'block', minWidth: 0, fontWeight: 550 }}
          >
            <CellText text={row.formName} lines={2} />
          </MuiLink>
        ),
      },
      {
        field: 'answers',
        headerName: t('submissions.answers'),
        flex: 2,
        minWidth: 180,
        sortable: false,
        valueGetter: (_value, row) => answersOf(row),
      },
      {
        field: 'at',
        headerName: t('submissions.at'),
        width: 170,
        sortable: false,
        valueFormatter: (value: Date) => moment(value),
      },
    ];
  }, [t, intl, addressOf]);
}
