import type { Procedure, Step } from '../../documents/procedures/procedureOf.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import type { ProcedureTemplate } from './PROCEDURE_TEMPLATES.ts';
import { addressSteps } from './steps/addressSteps.ts';
import { appointmentSteps } from './steps/appointmentSteps.ts';
import { bookingSteps } from './steps/bookingSteps.ts';
import { cancellationSteps } from './steps/cancellationSteps.ts';
import { returnSteps } from './steps/returnSteps.ts';
import { inAllLanguages } from './texts/inAllLanguages.ts';
import { TEMPLATE_TEXTS } from './texts/TEMPLATE_TEXTS.ts';

const STEPS: Readonly<Record<ProcedureTemplate, () => Step[]>> = {
  return: returnSteps,
  booking: bookingSteps,
  address: addressSteps,
  cancellation: cancellationSteps,
  appointment: appointmentSteps,
};

/**
 * A procedure to begin with, which is off: its call has no action yet. Visitors read it in all languages, the team in its own.
 * @param id Id of the procedure to be made.
 */
export function procedureTemplate(id: string, template: ProcedureTemplate, locale: Locale): Procedure {
  const { name, when } = TEMPLATE_TEXTS[locale].about[template];
  return {
    id,
    name,
    title: inAllLanguages(({ about }) => about[template].title),
    when,
    examples: LOCALES.flatMap((each) => [...TEMPLATE_TEXTS[each].about[template].examples]),
    words: '',
    isOn: false,
    steps: STEPS[template](),
  };
}
