import type { ProcedureTemplate } from '../PROCEDURE_TEMPLATES.ts';

/** Texts of a template in one language. `name` and `when` are the team's, all others are the visitors'. */
interface About {
  name: string;
  title: string;
  when: string;
  examples: readonly string[];
}

/** Texts of the templates in one language. */
export interface TemplateTexts {
  about: Readonly<Record<ProcedureTemplate, About>>;
  /** Texts that several templates have. */
  common: Readonly<
    Record<
      'email' | 'phone' | 'name' | 'confirm' | 'handOver' | 'failed' | 'cancelled' | 'morning' | 'afternoon' | 'other',
      string
    >
  >;
  return: Readonly<
    Record<
      | 'order'
      | 'boughtOn'
      | 'late'
      | 'reason'
      | 'tooSmall'
      | 'tooBig'
      | 'damaged'
      | 'changedMind'
      | 'damagedText'
      | 'done',
      string
    >
  >;
  booking: Readonly<Record<'day' | 'time' | 'timeHint' | 'guests' | 'manyGuests' | 'wishes' | 'done', string>>;
  address: Readonly<Record<'customer' | 'street' | 'postcode' | 'city' | 'done', string>>;
  cancellation: Readonly<
    Record<'contract' | 'reason' | 'tooExpensive' | 'notNeeded' | 'notSatisfied' | 'done', string>
  >;
  appointment: Readonly<Record<'topic' | 'advice' | 'repair' | 'day' | 'time' | 'otherText' | 'done', string>>;
}
