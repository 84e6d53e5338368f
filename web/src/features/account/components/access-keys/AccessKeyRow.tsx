import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AccessKey } from '@parlance/domain/documents/organizations/accessKey';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { wideOnly } from './wideOnly.ts';

interface AccessKeyRowProps {
  stored: Stored<AccessKey>;
  onDelete: (accessKey: Stored<AccessKey>) => void;
}

/** One key by its name, what it may do, its last characters and its use. */
export function AccessKeyRow({ stored, onDelete }: AccessKeyRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {stored.name}
        <Typography component="div" variant="body2" color="textSecondary">
          {intl.formatList(
            stored.scopes.map((scope) => t(`accessKeys.scope.${scope}`)),
            { type: 'unit' },
          )}
        </Typography>
      </TableCell>
      <TableCell>
        <code aria-label={t('accessKeys.endsWith', { hint: stored.hint })}>{`••••${stored.hint}`}</code>
      </TableCell>
      <TableCell sx={wideOnly}>{intl.formatDate(stored.createdAt, { dateStyle: 'medium' })}</TableCell>
      <TableCell sx={wideOnly}>
        {stored.lastUsedAt === null ? t('accessKeys.neverUsed') : <RelativeTime date={stored.lastUsedAt} />}
      </TableCell>
      <TableCell align="right">
        <IconButton
          size="small"
          onClick={() => onDelete(stored)}
          aria-label={t('accessKeys.deleteName', { name: stored.name })}
        >
          <AppIcon name="trash" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
