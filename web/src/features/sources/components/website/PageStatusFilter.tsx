import TextField from '@mui/material/TextField';
import { PAGE_STATUSES } from '@parlance/domain/documents/knowledge/page';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { PageFilter } from '../../pageFilter.ts';

interface PageStatusFilterProps {
  status: PageFilter['status'];
  onChange: (status: PageFilter['status']) => void;
}

/** Chooses which pages of a website are listed. */
export function PageStatusFilter({ status, onChange }: PageStatusFilterProps) {
  const t = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={t('pages.filter')}
      value={status ?? ''}
      onChange={(event) => onChange(PAGE_STATUSES.find((each) => each === event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 200 }}
    >
      <option value="">{t('pages.all')}</option>
      {PAGE_STATUSES.map((each) => (
        <option key={each} value={each}>
          {t(`pages.status.${each}`)}
        </option>
      ))}
    </TextField>
  );
}
