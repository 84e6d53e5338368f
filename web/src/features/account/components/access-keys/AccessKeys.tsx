import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useAccessKeys } from '../../api/useAccessKeys.ts';
import { apiExample } from '../../apiExample.ts';
import { AccessKeyList } from './AccessKeyList.tsx';

interface AccessKeysProps {
  /** Content below the keys, rendered once they have loaded. */
  children: ReactNode;
}

/** Keys with which the organization's own programs read its chatbots, leads and conversations. */
export function AccessKeys({ children }: AccessKeysProps) {
  const t = useTranslate();
  const keys = useAccessKeys();
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
        <AccessKeyList keys={keys} />
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('accessKeys.example')}
        </Typography>
        <CodeBlock
          code={example}
          label={t('accessKeys.exampleLabel')}
          action={<CopyButton text={example} label={t('accessKeys.exampleCopy')} />}
        />
      </SettingsSection>
      {children}
    </>
  );
}
