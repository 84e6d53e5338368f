import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DESK_KINDS } from '@parlance/domain/desk/DESK_KINDS';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LOCALES } from '@parlance/domain/locales';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { deskLink } from '../../deskLink.ts';

interface DeskLinksProps {
  chatbotId: string;
  /** As it is stored: what is not saved has no page yet. */
  desk: Chatbot['desk'];
}

/** Links to the pages that are on, to look at and to paste into the footer of the shop. */
export function DeskLinks({ chatbotId, desk }: DeskLinksProps) {
  const t = useTranslate();
  const links = DESK_KINDS.filter((kind) => desk[kind]).flatMap((kind) =>
    LOCALES.map((locale) => ({
      ...deskLink(window.location.origin, chatbotId, { kind, locale }),
      shown: { kind: t(`deskSettings.${kind}`), language: LANGUAGES[locale].name },
    })),
  );
  return (
    <SettingsSection title={t('deskSettings.linksTitle')} text={t('deskSettings.linksText')}>
      {links.length === 0 ? (
        <Typography color="textSecondary">{t('deskSettings.noLinks')}</Typography>
      ) : (
        <Stack spacing={3}>
          {links.map(({ locale, name, href, code, shown }) => (
            <Box key={href}>
              <MuiLink
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                lang={locale}
                sx={{ display: 'inline-block', mb: 0.75 }}
              >
                {name}
              </MuiLink>
              <CodeBlock
                code={code}
                label={t('deskSettings.codeOf', shown)}
                action={<CopyButton text={code} label={t('deskSettings.copyCode', shown)} />}
              />
            </Box>
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}
