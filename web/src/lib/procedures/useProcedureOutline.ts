import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useActions } from '../org/useActions.ts';
import { useStepTextsOf } from './useStepTextsOf.ts';

/** Says a whole procedure of a chatbot in lines: whether it is on, when it begins, and its steps. Empty for none. */
export function useProcedureOutline(chatbotId: string): (procedure: Procedure | undefined) => string {
  const t = useTranslate();
  const actions = useActions(chatbotId);
  const textsOf = useStepTextsOf();
  const titleOf = (id: string) =>
    actions.status === 'ready' ? actions.value.find((action) => action.id === id)?.title : undefined;
  return (procedure) => {
    if (procedure === undefined) return '';
    const texts = textsOf(procedure, titleOf);
    const steps = procedure.steps.map((step, index) => {
      const line = `${t('procedures.target', { number: index + 1, kind: texts.kind(step) })}: ${texts.title(step)}`;
      const ways = texts.ways(step);
      return ways === '' ? line : `${line} (${ways})`;
    });
    const { name, isOn, title, when } = procedure;
    const about = [name, t(isOn ? 'releases.on' : 'releases.off'), title, when].filter((text) => text !== '');
    return [about.join('. '), ...steps].join('\n');
  };
}
