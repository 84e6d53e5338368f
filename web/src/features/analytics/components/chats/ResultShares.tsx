import { RESOLUTIONS } from '@parlance/domain/documents/chats/chat';
import { COUNTED_VERDICTS } from '@parlance/domain/search/marks/MARKS';
import { SharesPanel } from '#web/components/charts/SharesPanel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import type { ChatScope } from './ChatScope.ts';

/** Shares of conversations by outcome, in three results that the page defines, and of questions by how they were answered. */
export function ResultShares({ chatbotId, figures, period: { from, to } }: ChatScope) {
  const t = useTranslate();
  const all = figures.summary.figures;
  const span = { from, to };
  return (
    <>
      <SharesPanel
        title={t('analytics.resolution')}
        text={t('analytics.resolutionText')}
        axis={t('analytics.result')}
        unit={t('figure.conversations')}
        shares={RESOLUTIONS.map((key) => ({
          key,
          label: t(`resolution.${key}`),
          text: t(`resolution.${key}Text`),
          count: all.resolution[key],
          to: begunLink(chatbotId, { resolution: key, ...span }),
        }))}
        emptyText={t('analytics.overNone')}
        name={`resolution-${from}-${to}`}
      />
      <SharesPanel
        title={t('analytics.verdicts')}
        axis={t('analytics.result')}
        unit={t('figure.messages')}
        shares={COUNTED_VERDICTS.map((key) => ({
          key,
          label: t(`figure.verdict.${key}`),
          count: all[key],
          to: chatsLink(chatbotId, { verdict: key, ...span }),
        }))}
        emptyText={t('analytics.noneText')}
        name={`verdicts-${from}-${to}`}
      />
    </>
  );
}
