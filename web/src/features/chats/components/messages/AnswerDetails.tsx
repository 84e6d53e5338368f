import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useModels } from '#web/lib/firebase/useModels.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';
import { passageName } from '../../messages/passageName.ts';
import { whyOf } from '../../messages/whyOf.ts';
import { ActionCalls } from '#web/components/actions/ActionCalls.tsx';
import { Disclosure } from './Disclosure.tsx';

interface AnswerDetailsProps {
  answer: AnswerMessage;
}

const MICRO = 1_000_000;
const COST_FORMAT = { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 } as const;

/** Explanation of an answer, and how it came about: the search and what it found, the model, and its tokens, cost and time. */
export function AnswerDetails({ answer }: AnswerDetailsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const models = useModels();
  const { searchQuery, provider, model, tokens, costMicroUsd, latencyMs, passages, citations } = answer;
  const { calls, release, chatbotId } = answer;
  const writer =
    provider === 'local' ? t('chats.localModel') : (models.find(({ name }) => name === model)?.label ?? model);
  return (
    <Disclosure label={t('chats.details')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        <Fact label={t('chats.why')}>{t(`chats.why.${whyOf(answer)}`)}</Fact>
        {release !== null && (
          <Fact label={t('chats.release')}>
            <Link component={PageLink} to={paths.chatbotReleases(chatbotId, release)}>
              {t('releases.number', { number: release })}
            </Link>
          </Fact>
        )}
        {searchQuery !== null && <Fact label={t('chats.searched')}>{searchQuery}</Fact>}
        {writer !== null && <Fact label={t('chats.model')}>{writer}</Fact>}
        {tokens !== null && <Fact label={t('chats.tokens')}>{intl.formatNumber(tokens)}</Fact>}
        {costMicroUsd !== null && (
          <Fact label={t('chats.cost')}>{intl.formatNumber(costMicroUsd / MICRO, COST_FORMAT)}</Fact>
        )}
        {latencyMs !== null && <Fact label={t('chats.latency')}>{formatLatency(latencyMs, intl.locale)}</Fact>}
        {calls.length > 0 && (
          <Fact label={t('chats.calls')}>
            <ActionCalls calls={calls} />
          </Fact>
        )}
        <Fact label={t('chats.passages')}>
          {passages.length === 0 ? (
            t('chats.noPassages')
          ) : (
            <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
              {passages.map((passage) => (
                <Box component="li" key={passage.chunkId} title={passage.chunkId}>
                  {t('chats.passage', { source: passageName(passage, citations), score: passage.score })}
                </Box>
              ))}
            </Box>
          )}
        </Fact>
      </Box>
    </Disclosure>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </div>
  );
}
