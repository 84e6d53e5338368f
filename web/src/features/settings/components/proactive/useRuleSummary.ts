import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { useTranslate, type Translate } from '#web/i18n/useTranslate.ts';

function triggerText({ trigger }: ProactiveRule, t: Translate): string {
  switch (trigger.kind) {
    case 'time':
      return t('proactive.summary.time', { seconds: Number.isNaN(trigger.seconds) ? 0 : trigger.seconds });
    case 'exit':
      return t('proactive.summary.exit');
    case 'event':
      return t('proactive.summary.event', { event: trigger.event });
  }
}

function pagesText({ pages }: ProactiveRule, t: Translate): string {
  const [first, ...others] = pages;
  if (first === undefined) return t('proactive.summary.everyPage');
  if (others.length === 0) return t('proactive.summary.onePage', { first });
  return t('proactive.summary.morePages', { first, count: others.length });
}

/** Says in a line when and where a rule shows its message. */
export function useRuleSummary(): (rule: ProactiveRule) => string {
  const t = useTranslate();
  return (rule) => `${triggerText(rule, t)}, ${pagesText(rule, t)}`;
}
