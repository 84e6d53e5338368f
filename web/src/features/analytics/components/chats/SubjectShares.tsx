import { OTHER_KEY } from '@parlance/domain/analytics/counting/verdictFigures';
import { SharesPanel } from '#web/components/charts/SharesPanel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { sharesOf } from '../../views/sharesOf.ts';
import type { ChatScope } from './ChatScope.ts';

/** Shares of conversations by the website they came from, and by category. */
export function SubjectShares({ chatbotId, figures, period: { from, to } }: ChatScope) {
  const t = useTranslate();
  const { origins, categories } = figures.summary.figures;
  const unit = t('figure.conversations');
  return (
    <>
      <SharesPanel
        title={t('analytics.websites')}
        text={t('analytics.websitesText')}
        axis={t('analytics.website')}
        unit={unit}
        shares={sharesOf(origins, {
          labelOf: (key) => (key === OTHER_KEY ? t('analytics.otherSites') : key),
          hrefOf: (site) => begunLink(chatbotId, { site, from, to }),
        })}
        emptyText={t('analytics.noneText')}
        name={`websites-${from}-${to}`}
      />
      <SharesPanel
        title={t('analytics.categories')}
        axis={t('chats.category')}
        unit={unit}
        shares={sharesOf(categories, {
          labelOf: (key) => (key === OTHER_KEY ? t('analytics.others') : key),
          hrefOf: (counted) => begunLink(chatbotId, { counted, from, to }),
        })}
        emptyText={t('analytics.overNone')}
        name={`categories-${from}-${to}`}
      />
    </>
  );
}
