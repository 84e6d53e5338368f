import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { LOCALES } from '@parlance/domain/locales';
import { ListRow } from '#web/components/ui/ListRow.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface CannedReplyRowProps {
  reply: CannedReply;
  /** Undefined for those who may not. */
  onEdit: (() => void) | undefined;
  /** Undefined for those who may not. */
  onDelete: (() => void) | undefined;
}

/** One canned reply with its texts. */
export function CannedReplyRow({ reply, onEdit, onDelete }: CannedReplyRowProps) {
  const t = useTranslate();
  const { shortcut, title, texts } = reply;
  const languages = LOCALES.filter((locale) => texts[locale] !== '');
  return (
    <ListRow
      edit={{ label: t('cannedReplies.edit', { title }), onClick: onEdit }}
      remove={{ label: t('cannedReplies.delete', { title }), onClick: onDelete }}
    >
      <Typography component="h2" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="code" sx={{ mr: 1 }}>
          /{shortcut}
        </Box>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.5 }}>
        {languages.map((locale) => (
          <Box key={locale} sx={{ display: 'flex', gap: 1 }}>
            <Typography component="dt" variant="caption" color="textSecondary" sx={{ flex: '0 0 72px', pt: 0.25 }}>
              {t(`language.${locale}`)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              lang={locale}
              sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
            >
              {texts[locale]}
            </Typography>
          </Box>
        ))}
      </Box>
    </ListRow>
  );
}
