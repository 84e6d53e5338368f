import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';

function field(own: Partial<FormField> & Pick<FormField, 'name' | 'type' | 'label'>): FormField {
  return { hint: '', isRequired: true, options: [], pattern: '', min: null, max: null, ...own };
}

const ORDER = field({
  name: 'order',
  type: 'text',
  label: '[de] Wie lautet die Bestellnummer? [en] What is the number of the order?',
  pattern: 'FW-\\d{5}',
});
const BOUGHT = field({
  name: 'bought',
  type: 'date',
  label: '[de] Wann haben Sie gekauft? [en] When did you buy it?',
  max: 0,
});
const REASON = field({
  name: 'reason',
  type: 'choice',
  label: '[de] Warum möchten Sie es zurückgeben? [en] Why do you want to return it?',
  options: [
    { value: 'small', label: '[de] Zu klein [en] Too small' },
    { value: 'big', label: '[de] Zu groß [en] Too big' },
    { value: 'broken', label: '[de] Kaputt [en] Broken' },
  ],
});
const NOTE = field({
  name: 'note',
  type: 'long-text',
  label: '[de] Möchten Sie noch etwas sagen? [en] Is there anything else?',
  isRequired: false,
});

/** A return within 30 days, in both languages, that ends with a call of an action with the parameters order, bought, reason and note. */
export function returnProcedure(actionId: string): Procedure {
  const sent = ['order', 'bought', 'reason', 'note'].map((name) => ({ parameter: name, value: name, text: '' }));
  return {
    id: 'return',
    name: 'Return',
    title: '[de] Rückgabe [en] Return',
    when: 'Somebody wants to send something back. Jemand möchte etwas zurückgeben.',
    examples: ['I want to return something', 'Ich möchte etwas zurückgeben'],
    words: '',
    isOn: true,
    steps: [
      { id: 'order', kind: 'ask', field: ORDER, next: 'bought' },
      { id: 'bought', kind: 'ask', field: BOUGHT, next: 'in_time' },
      {
        id: 'in_time',
        kind: 'check',
        conditions: [{ value: 'bought', is: 'within', than: '30' }],
        next: 'reason',
        otherwise: 'late',
      },
      {
        id: 'late',
        kind: 'end',
        text: '[de] Rückgaben gehen nur 30 Tage lang. [en] Returns are possible for 30 days.',
      },
      { id: 'reason', kind: 'ask', field: REASON, next: 'is_broken' },
      {
        id: 'is_broken',
        kind: 'check',
        conditions: [{ value: 'reason', is: 'equal', than: 'broken' }],
        next: 'claim',
        otherwise: 'note',
      },
      { id: 'claim', kind: 'hand-over', text: '[de] Das sieht sich jemand an. [en] Somebody will look at it.' },
      { id: 'note', kind: 'ask', field: NOTE, next: 'costs' },
      {
        id: 'costs',
        kind: 'look-up',
        question: 'What does shipping to Austria cost?',
        next: 'confirm',
        otherwise: 'confirm',
      },
      {
        id: 'confirm',
        kind: 'confirm',
        text: '[de] Bitte prüfen Sie: [en] Please check:',
        next: 'register',
        otherwise: 'stopped',
      },
      {
        id: 'register',
        kind: 'call',
        actionId,
        arguments: sent,
        results: [{ name: 'number', line: 'return number' }],
        next: 'done',
        otherwise: 'failed',
      },
      {
        id: 'done',
        kind: 'end',
        text: '[de] Angemeldet für {order}: {number}. [en] Registered for {order}: {number}.',
      },
      { id: 'failed', kind: 'hand-over', text: '[de] Das hat nicht geklappt. [en] That did not work.' },
      { id: 'stopped', kind: 'end', text: '[de] Nichts wurde gesendet. [en] Nothing was sent.' },
    ],
  };
}
