import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { type ReactNode, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useAccessKeys } from '../../api/useAccessKeys.ts';
import { apiExample } from '../../apiExample.ts';
import { AccessKeyTable } from './AccessKeyTable.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';

interface AccessKeysProps {
  /** What stands below, once the keys are there. */
  children: ReactNode;
}

/** Keys with which the organization's own programs read its chatbots, leads and conversations. */
export function AccessKeys({ children }: AccessKeysProps) {
  const t = useTranslate();
  const keys = useAccessKeys();
  const [isCreating, setCreating] = useState(false);
  const isFull = keys.status === 'ready' && keys.value.length >= LIMITS.accessKeysPerOrg;
  const example = apiExample(window.location.origin);
  if (keys.status === 'loading') {
    return (
      <SettingsSection title={t('accessKeys.title')} text={t('accessKeys.text')}>
        <Box component="output" aria-busy="true">
          <Skeleton variant="rounded" height={320} />
        </Box>
      </SettingsSection>
    );
  }
  return (
    <>
      <SettingsSection title={t('accessKeys.title')} text={t('accessKeys.text')}>
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
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('accessKeys.example')}
        </Typography>
        <CodeBlock
          code={example}
          label={t('accessKeys.exampleLabel')}
          action={<CopyButton text={example} label={t('accessKeys.exampleCopy')} />}
        />
        {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      </SettingsSection>
      {children}
    </>
  );
}
