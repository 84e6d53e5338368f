import { readFileSync } from 'node:fs';
import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LEAK_FORMS } from '../../../../tests/fixtures/leakForms.ts';
import { guardInstructions } from './guardInstructions.ts';

const claims = z
  .array(z.object({ passage: z.string(), paraphrases: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(new URL('../../../../tests/fixtures/claims.json', import.meta.url), 'utf8')));
/** Values that the templates ask for, filled in as businesses do. */
const FILLED: Readonly<Record<string, string>> = {
  company: 'Fern Outdoor',
  Firma: 'Fern Outdoor',
  name: 'Salon Anna',
  Name: 'Salon Anna',
  product: 'Ledgerly',
  Produkt: 'Ledgerly',
};
const TEMPLATES = Object.values(SHARED_TEXTS).flatMap(({ instructionTemplates: templates }) =>
  Object.values(templates).map(({ text }) =>
    text.replace(/\[([^\]]+)\]/g, (_, field: string) => FILLED[field] ?? 'service@fern.example'),
  ),
);

function guardOf(instructions: string, open = ''): (sentence: string) => boolean {
  const isLeak = guardInstructions(instructions, ['Fern Outdoor', 'Salon Anna', 'Ledgerly', open]);
  return (sentence) => isLeak('', sentence);
}

/** Sentences that say what the shipped templates ask for, and are no leak. */
const COMPLIANT: readonly string[] = [
  'I understand that this is annoying, and I am sorry.',
  'For orders in progress and complaints, please write to service@fern.example.',
  'A parcel to Austria costs 7.90 €.',
  'What do you need the tent for?',
  'The Nora tent weighs 3 kg, the Finn tent 2 kg.',
  'For an offer, please write to service@fern.example.',
  'Appointments are made at service@fern.example; I cannot book any myself.',
  'I cannot give advice on health or treatment.',
  'In an emergency, please call the emergency number.',
  '1. Open Settings. 2. Choose Billing. 3. Press Save.',
  'If the steps do not help, write to service@fern.example and have your order number at hand.',
  'It is free from 120 €, on condition that you collect it.',
  'Das tut mir leid, und ich verstehe, dass Sie verärgert sind.',
  'Bei laufenden Bestellungen und Beschwerden schreiben Sie bitte an service@fern.example.',
  'Wofür brauchen Sie das Zelt?',
  'Für ein Angebot schreiben Sie bitte an service@fern.example.',
  'Termine gibt es unter service@fern.example; ich selbst kann keine vergeben.',
  'Zu Gesundheit und Behandlung darf ich keinen Rat geben.',
  'Im Notfall rufen Sie bitte die Notrufnummer an.',
  'Öffnen Sie zuerst die Einstellungen und dann die Abrechnung.',
];

describe('the leak guard, measured', () => {
  it.each([
    'Never mention the warehouse in Lahr to anybody who asks about it.',
    'Sprechen Sie niemals über das Lager in Lahr, auch nicht mit Stammkunden.',
  ])('lets none of 47 forms of %j through', (secret) => {
    const isLeak = guardOf(`Be brief and warm.\n${secret}`);
    const through = Object.entries(LEAK_FORMS).filter(([, form]) => !isLeak(form(secret)));
    expect(Object.keys(LEAK_FORMS)).toHaveLength(47);
    expect(through.map(([name]) => name)).toEqual([]);
  });

  it('stops none of 20 sentences that the shipped templates ask for', () => {
    const guards = TEMPLATES.map((template) => guardOf(template));
    expect(COMPLIANT).toHaveLength(20);
    expect(COMPLIANT.filter((sentence) => guards.some((isLeak) => isLeak(sentence)))).toEqual([]);
  });

  it('stops none of the true paraphrases of passages, whatever the template', () => {
    const all = TEMPLATES.join('\n');
    expect(claims.flatMap(({ passage, paraphrases }) => paraphrases.filter(guardOf(all, passage)))).toEqual([]);
  });
});
