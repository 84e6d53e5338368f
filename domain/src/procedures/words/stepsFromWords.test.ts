import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { procedureOf, type Step } from '../../documents/procedures/procedureOf.ts';
import { LIMITS } from '../../limits.ts';
import { callProblem } from '../callProblem.ts';
import { procedureProblem } from '../procedureProblem.ts';
import { stepsFromWords } from './stepsFromWords.ts';
import type { WordsAction } from './making/WordsAction.ts';

const schema = procedureOf(z.strictObject);
const about = { id: 'p1', name: 'Return', title: 'Return', when: '', examples: [], words: '', isOn: true };

const order = {
  name: 'order',
  type: 'string' as const,
  description: 'Order number',
  required: true,
  options: [],
  pattern: '',
  maxLength: 20,
  filledBy: '',
} satisfies WordsAction['parameters'][number];
const ACTIONS: WordsAction[] = [
  { id: 'a1', name: 'create_return', title: 'Create a return', parameters: [], changesSomething: true },
  { id: 'a2', name: 'order_status', title: 'Order status', parameters: [], changesSomething: false },
];

function outlineOf(step: Step): string {
  switch (step.kind) {
    case 'ask': {
      const { name, isRequired, type, pattern, options, min, max } = step.field;
      const bounds = min === null ? '' : `${min}..${max}`;
      const values = options.map(({ value }) => value).join('/');
      return ['ask', `${name}${isRequired ? '' : '?'}`, type, pattern, values, bounds]
        .filter((part) => part !== '')
        .join(' ');
    }
    case 'check': {
      const all = step.conditions.map(({ value, is, than }) => `${value} ${is} ${than}`.trim());
      return `check ${all.join(' & ')} ? ${step.next} : ${step.otherwise}`;
    }
    case 'look-up':
      return `look up ${step.question}`;
    case 'call':
      return `call ${step.actionId} else ${step.otherwise}`;
    case 'say':
    case 'end':
      return `${step.kind} ${step.text}`;
    case 'confirm':
    case 'hand-over':
      return step.kind;
  }
}

/** The steps in short, without the usual end, and the notes but for those that say that an end was added. */
function outline({ steps, notes }: ReturnType<typeof stepsFromWords>): string[] {
  const usual = ['end Thank you. That is all for now.', 'end Vielen Dank. Das war alles.'];
  const left = notes.filter(({ code }) => code !== 'end-added' && code !== 'failure-added');
  return [
    ...steps.map(outlineOf).filter((text) => !usual.includes(text)),
    ...left.map(({ code, line }) => `(${line} ${code})`),
  ];
}

/** Wordings, each with the outline of its steps, by language. */
const wordings = z.object({
  en: z.array(z.tuple([z.string(), z.array(z.string())])),
  de: z.array(z.tuple([z.string(), z.array(z.string())])),
});
const FIXTURE = new URL('../../../../tests/fixtures/procedureWordings.json', import.meta.url);
const { en: ENGLISH, de: GERMAN } = wordings.parse(JSON.parse(readFileSync(FIXTURE, 'utf8')));

const EXAMPLES = [
  {
    locale: 'en',
    words: `1. Ask for the order number (FW- and five digits).
2. Ask for the e-mail address
3. Ask when it was bought
4. If it was bought more than 30 days ago, say: "Sorry, returns are possible for 30 days." and stop.
5. Ask why (too small, too big, broken, other)
6. If broken, hand over to a person.
7. Show everything and ask whether it is right
8. Call *create_return*
9. If that fails, hand over
10. Say: Your return is registered: {number}`,
    asked: ['order_number', 'email_address', 'when_bought', 'why'],
    option: 'broken',
  },
  {
    locale: 'de',
    words: `1. Frage nach der Bestellnummer (FW- und fünf Ziffern).
2. Frage nach der E-Mail-Adresse
3. Frage, wann es gekauft wurde
4. Wenn es vor mehr als 30 Tagen gekauft wurde, sage: „Leider nur 30 Tage lang.“ und beende.
5. Frage nach dem Grund (zu klein, zu groß, defekt, anderer)
6. Bei defekt: übergib an einen Menschen.
7. Zeige alles und lass es bestätigen
8. Rufe create_return auf
9. Wenn das nicht klappt, übergib an das Team
10. Sage: Ihre Rücksendung ist angemeldet: {Nummer}`,
    asked: ['bestellnummer', 'email_adresse', 'wann_gekauft', 'grund'],
    option: 'defekt',
  },
] as const;

describe('words of an owner', () => {
  it.each(ENGLISH)('in English become steps: %s', (words, expected) => {
    expect(outline(stepsFromWords(words, 'en', ACTIONS))).toEqual(expected);
  });

  it.each(GERMAN)('in German become steps: %s', (words, expected) => {
    expect(outline(stepsFromWords(words, 'de', ACTIONS))).toEqual(expected);
  });

  it.each([...ENGLISH.map(([words]) => ['en', words] as const), ...GERMAN.map(([words]) => ['de', words] as const)])(
    'become valid ones that may be run, or a note says why not (%s): %s',
    (locale, words) => {
      const { steps, notes } = stepsFromWords(words, locale, ACTIONS);
      expect(() => schema.parse({ ...about, steps })).not.toThrow();
      const problem =
        procedureProblem({ steps }) ??
        callProblem({ steps }, (id) => {
          const action = ACTIONS.find((each) => each.id === id);
          return action === undefined ? undefined : { ...action, isOn: true };
        });
      const said = notes.filter(({ code }) => !code.endsWith('-added'));
      expect(problem === undefined || said.length > 0).toBe(true);
      expect(stepsFromWords(words, locale, ACTIONS)).toEqual({ steps, notes });
    },
  );

  it.each(EXAMPLES)('become a whole procedure ($locale)', ({ locale, words, asked, option }) => {
    const actions = ACTIONS.map((action) => ({ ...action, parameters: [order] }));
    const { steps, notes } = stepsFromWords(words, locale, actions);
    const [number = '', email = '', date = '', reason = ''] = asked;
    expect(steps.map(outlineOf)).toEqual([
      String.raw`ask ${number} text FW-\d{5}`,
      `ask ${email} email`,
      `ask ${date} date`,
      `check ${date} older 30 ? say : ask_${reason}`,
      expect.stringMatching(/^end .*30/),
      expect.stringMatching(new RegExp(`^ask ${reason} choice .*/${option}/`)),
      `check ${reason} equal ${option} ? hand_over : confirm`,
      'hand-over',
      'confirm',
      'call a1 else hand_over_2',
      'hand-over',
      expect.stringMatching(/^end .*\{(?:number|nummer)\}$/),
      expect.stringMatching(/^end /),
    ]);
    const open = notes.map(({ code }) => code).filter((code) => !code.endsWith('-added'));
    // German words do not say which value an English parameter is.
    expect(open).toEqual(locale === 'en' ? [] : ['parameter']);
    expect(procedureProblem({ steps })).toBeUndefined();
  });

  it('put no second confirmation before a call that has one, and one before each further call that changes something', () => {
    const words = 'Ask for the name\nConfirm\nCall create_return\nAsk for the size\nCall create_return';
    const { steps, notes } = stepsFromWords(words, 'en', ACTIONS);
    expect(steps.filter(({ kind }) => kind === 'confirm')).toHaveLength(2);
    expect(notes).toContainEqual({ code: 'confirm-added', line: 5, text: '' });
    const read = stepsFromWords('Call order_status', 'en', ACTIONS);
    expect(read.steps.map(({ kind }) => kind)).not.toContain('confirm');
  });

  it('name an action that is not there: the call has none, and a note says its name', () => {
    const { steps, notes } = stepsFromWords('Call *refund_money*', 'en', ACTIONS);
    expect(notes).toContainEqual({ code: 'unknown-action', line: 1, text: 'refund_money' });
    expect(procedureProblem({ steps })?.code).toBe('no-action');
  });

  it('of more steps than a procedure may have make none', () => {
    const lines = Array.from({ length: LIMITS.procedureSteps }, (_line, index) => `Ask for the part ${index}`);
    expect(stepsFromWords(lines.slice(1).join('\n'), 'en').steps).toHaveLength(LIMITS.procedureSteps);
    const { steps, notes } = stepsFromWords(lines.join('\n'), 'en');
    expect(steps).toEqual([]);
    expect(notes).toContainEqual({ code: 'too-many', line: 0, text: '' });
  });

  it('that are empty make nothing', () => {
    expect(stepsFromWords(' \n\n', 'de')).toEqual({ steps: [], notes: [] });
  });
});
