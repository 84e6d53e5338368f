import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { procedureOf } from '../../documents/procedures/procedureOf.ts';
import { LOCALES } from '../../locales.ts';
import { textFor } from '../../widget/textsFor.ts';
import { callProblem } from '../callProblem.ts';
import { procedureProblem } from '../procedureProblem.ts';
import { argumentsFor } from '../words/making/argumentsFor.ts';
import { PROCEDURE_TEMPLATES } from './PROCEDURE_TEMPLATES.ts';
import { procedureTemplate } from './procedureTemplate.ts';

const PARAMETER = {
  type: 'string' as const,
  description: 'A value',
  required: true,
  options: [],
  pattern: '',
  maxLength: 100,
  filledBy: '',
};

/** Names of the fields that each template asks for in any case. */
const ALWAYS = {
  return: ['order', 'email', 'bought_on', 'reason'],
  booking: ['day', 'time', 'guests', 'name', 'phone'],
  address: ['customer', 'email', 'street', 'postcode', 'city'],
  cancellation: ['contract', 'email'],
  appointment: ['topic', 'day', 'time', 'name', 'phone'],
};

describe.each(PROCEDURE_TEMPLATES)('the template %s', (key) => {
  const template = procedureTemplate('p1', key, 'en');

  it('is valid, off, and lacks nothing but its action', () => {
    expect(procedureOf(z.strictObject).parse(template)).toEqual(template);
    expect(template.isOn).toBe(false);
    expect(procedureProblem(template)).toEqual({ code: 'no-action', step: 'send' });
  });

  it('may be run with a fitting action', () => {
    const parameters = ALWAYS[key].map((name) => ({ ...PARAMETER, name }));
    const fields = template.steps.flatMap((step) =>
      step.kind === 'ask' ? [{ name: step.field.name, about: '' }] : [],
    );
    const steps = template.steps.map((step) =>
      step.kind === 'call' ? { ...step, actionId: 'a1', arguments: argumentsFor(parameters, fields) } : step,
    );
    expect(procedureProblem({ steps })).toBeUndefined();
    expect(callProblem({ steps }, () => ({ parameters, changesSomething: true, isOn: true }))).toBeUndefined();
  });

  it.each(LOCALES)('has every text for visitors in %s', (locale) => {
    const texts = template.steps.flatMap((step) => {
      if (step.kind === 'ask') return [step.field.label, ...step.field.options.map(({ label }) => label)];
      return 'text' in step ? [step.text] : [];
    });
    for (const text of [template.title, ...texts]) {
      expect(textFor(locale, text)).not.toBe('');
      expect(textFor(locale, text)).not.toContain('[');
    }
  });

  it('is named for the team in its language', () => {
    const names = LOCALES.map((locale) => procedureTemplate('p1', key, locale).name);
    expect(new Set(names).size).toBe(LOCALES.length);
  });
});
