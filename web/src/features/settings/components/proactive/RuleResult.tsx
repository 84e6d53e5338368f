import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LEAST_PER_GROUP, type Uplift, upliftOf } from '@parlance/domain/analytics/upliftOf';
import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface RuleResultProps {
  rule: ProactiveRule;
  counts: Figures['proactive'];
}

/** Result of one rule's message: a comparison, once there is enough to compare. */
export function RuleResult({ rule: { id, name, visitors }, counts }: RuleResultProps) {
  const t = useTranslate();
  const { shown, held, uplift } = upliftOf(counts, id);
  return (
    <Box component="section" aria-label={name}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      {visitors === 'returning' ? (
        <Typography variant="body2">{t('proactive.notCompared')}</Typography>
      ) : (
        <>
          <Typography variant="body2">{t('proactive.counts', { shown, held })}</Typography>
          {uplift === null ? (
            <Typography variant="body2" color="textSecondary">
              {t('proactive.tooFew', { min: LEAST_PER_GROUP })}
            </Typography>
          ) : (
            <Comparison uplift={uplift} />
          )}
        </>
      )}
    </Box>
  );
}

function Comparison({ uplift: { rate, low, high, withAll, withNone } }: { uplift: Uplift }) {
  const t = useTranslate();
  const longest = Math.max(withAll, withNone);
  const bars = [
    { label: t('proactive.withAll'), count: withAll, colour: 'primary.main' },
    { label: t('proactive.withNone'), count: withNone, colour: 'text.disabled' },
  ];
  return (
    <>
      <Box sx={{ my: 1, display: 'grid', gap: 1, typography: 'body2' }}>
        {bars.map(({ label, count, colour }) => (
          <div key={label}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>{label}</span>
              <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {t('proactive.about', { count: Math.round(count) })}
              </Box>
            </Box>
            <Box aria-hidden="true" sx={{ mt: 0.5, height: 6, borderRadius: 1, bgcolor: 'action.hover' }}>
              <Box sx={{ width: `${(100 * count) / longest}%`, height: 6, borderRadius: 1, bgcolor: colour }} />
            </Box>
          </div>
        ))}
      </Box>
      <Typography variant="body2">{t('proactive.uplift', { rate, low, high })}</Typography>
    </>
  );
}
