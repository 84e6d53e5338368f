import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useAccessKeys } from '../../api/useAccessKeys.ts';
import { AccessKeyList } from './AccessKeyList.tsx';

/** The organization's access keys on one's own page, and the way to what the API is. */
export function AccountKeys() {
  const t = useTranslate();
  const keys = useAccessKeys();
  return (
    <SettingsSection title={t('accessKeys.title')} text={t('accessKeys.text')}>
      {keys.status === 'loading' ? (
        <Box component="output" aria-busy="true">
          <Skeleton variant="rounded" height={120} />
        </Box>
      ) : (
        <AccessKeyList keys={keys} />
      )}
      <MuiLink component={PageLink} to={paths.settingsApi()}>
        {t('accessKeys.link')}
      </MuiLink>
    </SettingsSection>
  );
}
