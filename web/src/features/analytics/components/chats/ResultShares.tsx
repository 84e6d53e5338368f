import { RESOLUTIONS } from '@parlance/domain/documents/chats/chat';
import { SharesPanel } from '#web/components/charts/SharesPanel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '../../views/begunLink.ts';
import { chatsLink } from '../../views/chatsLink.ts';
import type { ChatScope } from './ChatScope.ts';

/** What became of conversations, in three results that the page defines, and how questions were answered. */
export function ResultShares({ chatbotId, figures, period: { from, to } }: ChatScope) {
  const t = useTranslate();
  const { resolution, answered, refused, failed } = figures.summary.figures;
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
          count: resolution[key],
          to: begunLink(chatbotId, { resolution: key, ...span }),
        }))}
        emptyText={t('analytics.overNone')}
        name={`resolution-${from}-${to}`}
      />
      <SharesPanel
        title={t('analytics.verdicts')}
        axis={t('analytics.result')}
        unit={t('figure.messages')}
        shares={[
          {
            key: 'answered',
            label: t('verdict.answered'),
            count: answered,
            to: chatsLink(chatbotId, { outcome: 'answered', ...span }),
          },
          {
            key: 'refused',
            label: t('verdict.refused'),
            count: refused,
            to: chatsLink(chatbotId, { outcome: 'unanswered', ...span }),
          },
          {
            key: 'failed',
            label: t('verdict.failed'),
            count: failed,
            to: chatsLink(chatbotId, { outcome: 'failed', ...span }),
          },
        ]}
        emptyText={t('analytics.noneText')}
        name={`verdicts-${from}-${to}`}
      />
    </>
  );
}
