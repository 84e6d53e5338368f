import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AccessKey } from '@parlance/domain/documents/organizations/accessKey';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { AccessKeyTable } from './AccessKeyTable.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';

interface AccessKeyListProps {
  keys: Live<readonly Stored<AccessKey>[]>;
}

/** The keys that there are, and the way to a new one while there is room. */
export function AccessKeyList({ keys }: AccessKeyListProps) {
  const t = useTranslate();
  const [isCreating, setCreating] = useState(false);
  const isFull = keys.status === 'ready' && keys.value.length >= LIMITS.accessKeysPerOrg;
  return (
    <>
      {keys.status === 'error' && (
        <ErrorState title={t('accessKeys.loadFailed')} error={keys.error} onRetry={keys.retry} />
      )}
      {keys.status === 'ready' && keys.value.length === 0 && (
        <Typography color="textSecondary">{t('accessKeys.none')}</Typography>
      )}
      {keys.status === 'ready' && keys.value.length > 0 && <AccessKeyTable keys={keys.value} />}
      <Box sx={{ my: 2 }}>
        {isFull ? (
          <Typography variant="body2" color="textSecondary">
            {t('accessKeys.full', { max: LIMITS.accessKeysPerOrg })}
          </Typography>
        ) : (
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            onClick={() => setCreating(true)}
            disabled={keys.status !== 'ready'}
          >
            {t('accessKeys.create')}
          </Button>
        )}
      </Box>
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
    </>
  );
}
