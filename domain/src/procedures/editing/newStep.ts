import type { Step, StepKind } from '../../documents/procedures/procedureOf.ts';
import type { Locale } from '../../locales.ts';
import { STEP_WORDS } from '../words/vocabulary/STEP_WORDS.ts';

interface NewStep {
  id: string;
  kind: StepKind;
  /** Targets of its ways. */
  next: string;
  otherwise: string;
  /** Language of its texts. */
  locale: Locale;
  /** Name for what it asks for, not yet taken. */
  name: string;
  /** Value that a check begins with; empty where there is none. */
  value: string;
}

/** A step of a kind, as complete as it can be before somebody fills it in. */
export function newStep({ id, kind, next, otherwise, locale, name, value }: NewStep): Step {
  const { said } = STEP_WORDS[locale];
  switch (kind) {
    case 'ask': {
      const field = {
        name,
        type: 'text' as const,
        label: '',
        hint: '',
        isRequired: true,
        options: [],
        pattern: '',
        min: null,
        max: null,
      };
      return { id, kind, field, next };
    }
    case 'check':
      return { id, kind, conditions: [{ value, is: 'present', than: '' }], next, otherwise };
    case 'look-up':
      return { id, kind, question: '', next, otherwise };
    case 'call':
      return { id, kind, actionId: '', arguments: [], results: [], next, otherwise };
    case 'confirm':
      return { id, kind, text: said.confirm, next, otherwise };
    case 'say':
      return { id, kind, text: '', next };
    case 'hand-over':
      return { id, kind, text: said.handOver };
    case 'end':
      return { id, kind, text: said.end };
  }
}
