import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { chooseSeparator } from '@parlance/domain/contracts/sources/sources';
import type { FileSource } from '@parlance/domain/documents/knowledge/source';
import { type Separator, SEPARATORS } from '@parlance/domain/spreadsheet/separators';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const AUTOMATIC = 'automatic';

/** Separator of a CSV file, and a way to choose another one: the file is read again. */
export function SeparatorField({ source }: { source: Stored<FileSource> }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const canWrite = useCan('source.write');
  const { id: sourceId, chatbotId, separatorFound, separatorChosen } = source;
  const { isBusy, run } = useAction(async (separator: Separator | null) => {
    await callContract(chooseSeparator, { orgId, chatbotId, sourceId, separator });
  });
  const found = separatorFound === null ? '' : t('separator.found', { sign: t(`separator.${separatorFound}`) });
  if (!canWrite) {
    return found !== '' && <Typography variant="body2">{found}</Typography>;
  }
  return (
    <TextField
      select
      size="small"
      id="separator"
      label={t('separator.label')}
      value={separatorChosen ?? AUTOMATIC}
      onChange={({ target: { value } }) => run(SEPARATORS.find((each) => each === value) ?? null)}
      disabled={isBusy}
      helperText={found}
      fullWidth={false}
      sx={{ width: 260 }}
    >
      <MenuItem value={AUTOMATIC}>{t('separator.automatic')}</MenuItem>
      {SEPARATORS.map((each) => (
        <MenuItem key={each} value={each}>
          {t(`separator.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
