import type { Condition, Procedure, Step } from '@parlance/domain/documents/procedures/procedureOf';
import { textFor } from '@parlance/domain/widget/textsFor';
import type { Locale } from '@parlance/domain/locales';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '#web/i18n/messageId.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';

const FACT = 'customer.';

const KINDS = {
  ask: 'procedures.kind.ask',
  check: 'procedures.kind.check',
  'look-up': 'procedures.kind.look-up',
  call: 'procedures.kind.call',
  confirm: 'procedures.kind.confirm',
  say: 'procedures.kind.say',
  'hand-over': 'procedures.kind.hand-over',
  end: 'procedures.kind.end',
} as const satisfies Record<Step['kind'], MessageId>;

export interface StepTexts {
  kind: (step: Step) => string;
  /** The step in a few words, without its kind and number. */
  title: (step: Step) => string;
  /** Number and words of a step by its id. */
  target: (id: string) => string;
  /** Sentence about the steps that follow one; empty for one that ends the procedure. */
  ways: (step: Step) => string;
  /** A value by its name, as the question or the result is called. */
  value: (name: string) => string;
}

type Steps = Pick<Procedure, 'steps'>;

/** Title of an action by its id; undefined where it is not known. */
type ActionTitle = (id: string) => string | undefined;

interface Language {
  t: Translate;
  intl: Pick<IntlShape, 'formatList'>;
  locale: Locale;
}

function stepTexts({ steps }: Steps, actionTitle: ActionTitle, { t, intl, locale }: Language): StepTexts {
  const shown = (text: string) => textFor(locale, text) || text;
  const value = (name: string) => {
    if (name.startsWith(FACT)) return t('procedures.customerFact', { fact: name.slice(FACT.length) });
    for (const step of steps) {
      if (step.kind === 'ask' && step.field.name === name) return shown(step.field.label) || name;
    }
    return name;
  };
  const than = ({ value: name, than: text }: Condition) => {
    const asked = steps.find((step) => step.kind === 'ask' && step.field.name === name);
    const option = asked?.kind === 'ask' ? asked.field.options.find((each) => each.value === text) : undefined;
    return option === undefined ? text : shown(option.label);
  };
  const condition = (each: Condition) =>
    t(`procedures.condition.${each.is}`, { value: value(each.value), than: than(each) });
  const title = (step: Step) => {
    switch (step.kind) {
      case 'ask':
        return shown(step.field.label);
      case 'check':
        return intl.formatList(step.conditions.map(condition), { type: 'conjunction' });
      case 'look-up':
        return shown(step.question);
      case 'call':
        return (
          actionTitle(step.actionId) ?? t(step.actionId === '' ? 'procedures.noAction' : 'procedures.unknownAction')
        );
      case 'confirm':
      case 'say':
      case 'hand-over':
      case 'end':
        return shown(step.text);
    }
  };
  const target = (id: string) => {
    const index = steps.findIndex((step) => step.id === id);
    const step = steps[index];
    return step === undefined
      ? t('procedures.nowhere')
      : t('procedures.target', { number: index + 1, kind: t(KINDS[step.kind]) });
  };
  const ways = (step: Step) => {
    if (!('next' in step)) return '';
    if (!('otherwise' in step)) return t('procedures.ways.next', { next: target(step.next) });
    const targets = { next: target(step.next), otherwise: target(step.otherwise) };
    return t(`procedures.ways.${step.kind}`, targets);
  };
  return { kind: (step) => t(KINDS[step.kind]), title, target, ways, value };
}

/** Says the steps of any procedure in words. */
export function useStepTextsOf(): (procedure: Steps, actionTitle: ActionTitle) => StepTexts {
  const t = useTranslate();
  const intl = useIntl();
  const { locale } = useLocale();
  return (procedure, actionTitle) => stepTexts(procedure, actionTitle, { t, intl, locale });
}
