import { CHANNELS } from '@parlance/domain/channels/CHANNELS';
import { LOCALES } from '@parlance/domain/locales';
import { SharesPanel } from '#web/components/charts/SharesPanel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { sharesOf } from '../../views/sharesOf.ts';
import type { ChatScope } from './ChatScope.ts';

/** Shares of conversations by the visitor's language, and by where the chat was open. */
export function VisitorShares({ chatbotId, figures, period: { from, to } }: ChatScope) {
  const t = useTranslate();
  const { locales, channels } = figures.summary.figures;
  const shared = { unit: t('figure.conversations'), emptyText: t('analytics.noneText') };
  const languageOf = (key: string) => {
    const locale = LOCALES.find((each) => each === key);
    return locale === undefined ? key : t(`language.${locale}`);
  };
  const channelOf = (key: string) => {
    const channel = CHANNELS.find((each) => each === key);
    return channel === undefined ? key : t(`channel.${channel}`);
  };
  return (
    <>
      <SharesPanel
        {...shared}
        title={t('analytics.languages')}
        axis={t('common.language')}
        shares={sharesOf(locales, {
          labelOf: languageOf,
          hrefOf: (language) => begunLink(chatbotId, { language, from, to }),
        })}
        name={`languages-${from}-${to}`}
      />
      <SharesPanel
        {...shared}
        title={t('analytics.channels')}
        axis={t('analytics.channel')}
        shares={sharesOf(channels, {
          labelOf: channelOf,
          hrefOf: (channel) => begunLink(chatbotId, { channel, from, to }),
        })}
        name={`channels-${from}-${to}`}
      />
    </>
  );
}
