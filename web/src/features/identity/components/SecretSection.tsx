import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { IdentitySettings } from '@parlance/domain/documents/contacts/identitySettings';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { EndSecretDialog } from './EndSecretDialog.tsx';
import { NewSecretDialog } from './NewSecretDialog.tsx';

interface SecretSectionProps {
  chatbotId: string;
  identity: IdentitySettings | null;
  canManage: boolean;
}

/** The secret that the business's server signs with, and its rotation. */
export function SecretSection({ chatbotId, identity, canManage }: SecretSectionProps) {
  const t = useTranslate();
  const intl = useIntl();
  const now = useNow();
  const [dialog, setDialog] = useState<'new' | 'former' | 'all'>();
  const { secretMadeAt = null, secretEnding = '', formerUntil = null } = identity ?? {};
  const hasFormer = formerUntil !== null && formerUntil.getTime() > now;
  return (
    <SettingsSection title={t('identity.secretTitle')} text={t('identity.secretText')}>
      <Typography sx={{ mb: hasFormer ? 1 : 2 }}>
        {secretMadeAt === null
          ? t('identity.secretNone')
          : t('identity.secretThere', {
              ending: secretEnding,
              date: intl.formatDate(secretMadeAt, { dateStyle: 'medium' }),
            })}
      </Typography>
      {hasFormer && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('identity.formerUntil', {
            date: intl.formatDate(formerUntil, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Typography>
      )}
      {canManage && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setDialog('new')}>
            {t(secretMadeAt === null ? 'identity.secretMake' : 'webhooks.renew')}
          </Button>
          {hasFormer && <Button onClick={() => setDialog('former')}>{t('identity.formerEnd')}</Button>}
          {secretMadeAt !== null && (
            <Button color="error" onClick={() => setDialog('all')}>
              {t('identity.secretEnd')}
            </Button>
          )}
        </Box>
      )}
      {dialog === 'new' && (
        <NewSecretDialog chatbotId={chatbotId} isFirst={secretMadeAt === null} onClose={() => setDialog(undefined)} />
      )}
      {(dialog === 'former' || dialog === 'all') && (
        <EndSecretDialog chatbotId={chatbotId} which={dialog} onClose={() => setDialog(undefined)} />
      )}
    </SettingsSection>
  );
}
