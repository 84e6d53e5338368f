import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { RollbackPreview } from '../api/useRollbackPreview.ts';
import { NameList } from '../difference/NameList.tsx';

const KINDS = ['restored', 'removed', 'rewritten', 'different', 'lost'] as const;

/** Changes that a rollback would make, and what it cannot restore. */
export function RollbackEffect({ preview }: { preview: RollbackPreview }) {
  const t = useTranslate();
  const { settings, hasKnowledge } = preview;
  const isNothing = settings.length === 0 && KINDS.every((kind) => preview[kind].count === 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isNothing && <Typography variant="body2">{t('releases.nothing')}</Typography>}
      {settings.length > 0 && (
        <NameList
          title={t('releases.effect.settings')}
          names={settings.map((field) => t(`chatbotSettings.${field}`))}
          count={settings.length}
        />
      )}
      {KINDS.filter((kind) => preview[kind].count > 0).map((kind) => (
        <NameList key={kind} title={t(`releases.effect.${kind}`, { count: preview[kind].count })} {...preview[kind]} />
      ))}
      {!hasKnowledge && <Typography variant="body2">{t('releases.effect.unknown')}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {t('releases.effect.kept')}
      </Typography>
    </Box>
  );
}
