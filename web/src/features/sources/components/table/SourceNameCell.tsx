import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { formatBytes } from '../../formatBytes.ts';
import { SourceName } from './SourceName.tsx';
import { SourceState } from './SourceState.tsx';

interface SourceNameCellProps {
  source: Stored<Source>;
  canWrite: boolean;
  /** Phones have no column for the status. */
  isPhone: boolean;
  /** Bytes and tokens have columns of their own. */
  isWide: boolean;
  tabIndex: 0 | -1;
}

/** A source's name in the table, with its size where that has no columns, and on phones with its status. */
export function SourceNameCell({ source, canWrite, isPhone, isWide, tabIndex }: SourceNameCellProps) {
  const t = useTranslate();
  const intl = useIntl();
  const name = <SourceName source={source} tabIndex={tabIndex} />;
  if (isWide) return name;
  // Side by side, neither would have room for a long word.
  return (
    <Stack spacing={isPhone ? 1 : 0.25} sx={{ width: '100%', minWidth: 0 }}>
      {name}
      <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'normal' }}>
        {t('sources.sizeAndTokens', { size: formatBytes(source.size, intl), tokens: source.tokens })}
      </Typography>
      {isPhone && <SourceState source={source} canWrite={canWrite} tabIndex={tabIndex} />}
    </Stack>
  );
}
