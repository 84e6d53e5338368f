import { procedureTemplate } from '@parlance/domain/procedures/templates/procedureTemplate';
import { expect, it } from 'vitest';
import { beginTrial, continueTrial } from './trialRun.ts';

const WORLD = {
  today: '2026-11-29',
  locale: 'en' as const,
  factOf: () => undefined,
  show: (_name: string, value: string | number | boolean) => String(value),
};

it('a trial says what visitors read and takes the ways of the steps', () => {
  const { steps } = procedureTemplate('p1', 'return', 'en');
  const asked = (value: string) => ({ kind: 'ask' as const, value });
  let trial = beginTrial({ steps }, WORLD);
  for (const value of ['FW-1', 'a@example.org', '2026-10-01']) {
    trial = continueTrial({ steps }, trial, asked(value), value, WORLD);
  }
  expect(trial.run.step).toBe('late');
  expect(trial.lines.map(({ text }) => text)).toEqual([
    'What is your order number?',
    'FW-1',
    'What is your e-mail address?',
    'a@example.org',
    'When did you buy it?',
    '2026-10-01',
    'I am sorry. A return is possible within 30 days of the purchase, and they are over.',
  ]);
});

it('texts get their values, and what is only said is gone through', () => {
  const field = { name: 'town', type: 'text', label: 'Where?', hint: '', isRequired: true } as const;
  const steps = [
    {
      id: 'ask',
      kind: 'ask' as const,
      field: { ...field, options: [], pattern: '', min: null, max: null },
      next: 'say',
    },
    { id: 'say', kind: 'say' as const, text: 'So {town}.', next: 'end' },
    { id: 'end', kind: 'end' as const, text: 'Bye.' },
  ];
  const trial = continueTrial({ steps }, beginTrial({ steps }, WORLD), { kind: 'ask', value: 'Ulm' }, 'Ulm', WORLD);
  expect(trial.lines.map(({ text }) => text)).toEqual(['Where?', 'Ulm', 'So Ulm.', 'Bye.']);
});
