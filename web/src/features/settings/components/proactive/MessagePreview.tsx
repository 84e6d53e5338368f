import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { LOCALES } from '@parlance/domain/locales';
import { messageOf } from '@parlance/domain/proactive/loaderRules';
import { useLanguageName } from '#web/i18n/useLanguageName.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { textOn } from '#web/lib/colour/textOn.ts';

interface MessagePreviewProps {
  rule: ProactiveRule;
  values: Pick<Chatbot, 'bubbleButtonColor' | 'bubbleAlignment'>;
}

/** The message in each language, as it stands above the bubble. */
export function MessagePreview({ rule, values: { bubbleButtonColor, bubbleAlignment } }: MessagePreviewProps) {
  const t = useTranslate();
  const languageName = useLanguageName();
  const colours = { bgcolor: bubbleButtonColor, color: textOn(bubbleButtonColor) };
  return (
    <Box component="figure" aria-label={t('proactive.preview')} sx={{ m: 0 }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {LOCALES.map((locale) => {
          const message = messageOf(rule, locale);
          return (
            <Box key={locale} sx={{ p: 1.5, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
              <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
                {languageName(locale)}
              </Typography>
              {message === undefined ? (
                <Typography variant="body2" color="textSecondary">
                  {t('proactive.noText')}
                </Typography>
              ) : (
                <Box
                  lang={locale}
                  sx={{
                    ...colours,
                    maxWidth: 300,
                    ml: bubbleAlignment === 'left' ? 0 : 'auto',
                    p: 2,
                    borderRadius: '16px',
                    overflowWrap: 'anywhere',
                    fontSize: 15,
                    lineHeight: '20px',
                  }}
                >
                  <Box sx={{ whiteSpace: 'pre-line', pr: 3 }}>{message.text}</Box>
                  {message.suggestions.map((suggestion, place) => (
                    <Box key={place} sx={{ mt: 1, px: 2, py: 1, border: '1px solid', borderRadius: '20px' }}>
                      {suggestion}
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
