import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useAuthorName } from '../useAuthorName.ts';

interface RemovedRowProps {
  removed: RemovedSource;
  isBusy: boolean;
  /** Undefined for those who may not, and for what a rollback alone brings back. */
  onRestore: (() => void) | undefined;
  onErase: (() => void) | undefined;
}

/** A source that was deleted, or the answer that a question had before. */
export function RemovedRow({ removed, isBusy, onRestore, onErase }: RemovedRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const authorOf = useAuthorName();
  const { name, reason, expiresAt, removedBy } = removed;
  const facts = [
    reason === 'changed' ? t('removed.former') : '',
    authorOf(removedBy),
    t('removed.until', { date: intl.formatDate(expiresAt, { dateStyle: 'medium' }) }),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Typography>
      </Box>
      {onRestore && (
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          onClick={onRestore}
          aria-label={t('removed.restoreThis', { name })}
          startIcon={<AppIcon name="refresh" size={16} />}
        >
          {t('removed.restore')}
        </Button>
      )}
      {onErase && (
        <Button
          color="error"
          size="small"
          disabled={isBusy}
          onClick={onErase}
          aria-label={t('removed.eraseThis', { name })}
        >
          {t('removed.erase')}
        </Button>
      )}
    </Box>
  );
}
