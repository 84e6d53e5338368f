import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useModels } from '#web/lib/firebase/useModels.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';
import type { Trial } from '#web/lib/preview/Trial.ts';
import type { Models } from '@parlance/domain/models';
import { PassageList } from './PassageList.tsx';

interface TrialDetailsProps {
  trial: Trial;
}

/** Model that wrote an answer, by its display name. Undefined if none was asked. */
function trialWriter({ model }: Pick<Trial, 'model'>, models: Models): string | undefined {
  return models.find(({ name }) => name === model)?.label ?? model ?? undefined;
}

/** Origin of an answer: what was looked up and found, the model that wrote it, the time it took and its cost. */
export function TrialDetails({ trial }: TrialDetailsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const models = useModels();
  const { provider, searchQuery, tokens, firstTextMs, latencyMs, cost } = trial;
  const writer = provider === 'local' ? t('chats.localModel') : (trialWriter(trial, models) ?? t('playground.noModel'));
  const time = (value: number) => formatLatency(value, intl.locale);
  const facts = [
    [t('chats.model'), writer],
    [t('playground.firstText'), firstTextMs === null ? undefined : time(firstTextMs)],
    [t('playground.total'), time(latencyMs)],
    [t('chats.tokens'), tokens === null ? undefined : intl.formatNumber(tokens)],
    [t('playground.cost'), cost === null ? undefined : t('playground.costValue', { cost })],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1.5 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {value ?? t('playground.unknown')}
            </Typography>
          </div>
        ))}
      </Box>
      {searchQuery !== null && (
        <div>
          <Typography variant="caption" component="p" color="textSecondary">
            {t('chats.searched')}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {searchQuery}
          </Typography>
        </div>
      )}
      <PassageList trial={trial} />
    </Box>
  );
}
