import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';

interface DomainsNoteProps {
  chatbot: Stored<Chatbot>;
}

/** The sites that may embed the chatbot. They are changed where it is embedded. */
export function DomainsNote({ chatbot }: DomainsNoteProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { id, allowedDomains } = chatbot;
  return (
    <SettingsSection title={t('domains.title')} text={t('domains.text')}>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {allowedDomains.length === 0 ? t('domains.none') : intl.formatList(allowedDomains, { type: 'unit' })}
      </Typography>
      <MuiLink component={PageLink} to={paths.chatbotInstall(id)}>
        {t('domains.toInstall')}
      </MuiLink>
    </SettingsSection>
  );
}
