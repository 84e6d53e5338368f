import type { FormField } from '../../../documents/forms/formField.ts';
import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { inAllLanguages } from '../texts/inAllLanguages.ts';
import type { TemplateTexts } from '../texts/TemplateTexts.ts';

export type TextOf = (texts: TemplateTexts) => string;

const FIELD = { hint: '', isRequired: true, options: [], pattern: '', min: null, max: null } as const;

/** Question of a template; its value has the name of the step. */
export function askStep(name: string, label: TextOf, next: string, own: Partial<FormField> = {}): Step {
  const field = { ...FIELD, type: 'text' as const, options: [], name, label: inAllLanguages(label), ...own };
  return { id: name, kind: 'ask', field, next };
}

/** Question with answers to choose from. */
export function chooseStep(name: string, label: TextOf, next: string, options: Readonly<Record<string, TextOf>>): Step {
  const answers = Object.entries(options).map(([value, text]) => ({ value, label: inAllLanguages(text) }));
  return askStep(name, label, next, { type: 'choice', options: answers });
}

export function endStep(id: string, text: TextOf): Step {
  return { id, kind: 'end', text: inAllLanguages(text) };
}

export function handOverStep(id: string, text: TextOf): Step {
  return { id, kind: 'hand-over', text: inAllLanguages(text) };
}

/** Steps with which each template closes: all values are confirmed, sent by an action that the owner has to choose, and answered. */
export function closingSteps(done: TextOf): Step[] {
  return [
    {
      id: 'confirm',
      kind: 'confirm',
      text: inAllLanguages(({ common }) => common.confirm),
      next: 'send',
      otherwise: 'cancelled',
    },
    { id: 'send', kind: 'call', actionId: '', arguments: [], results: [], next: 'done', otherwise: 'failed' },
    endStep('done', done),
    handOverStep('failed', ({ common }) => common.failed),
    endStep('cancelled', ({ common }) => common.cancelled),
  ];
}
