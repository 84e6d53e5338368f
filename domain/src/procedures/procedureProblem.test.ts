import { describe, expect, it } from 'vitest';
import { type Procedure, procedureOf, type Step } from '../documents/procedures/procedureOf.ts';
import * as z from 'zod/mini';
import type { FormField } from '../documents/forms/formField.ts';
import { callProblem } from './callProblem.ts';
import { procedureProblem } from './procedureProblem.ts';

const schema = procedureOf(z.strictObject);

function ask(name: string, next: string, type: FormField['type'] = 'text'): Step {
  const field = { name, type, label: name, hint: '', isRequired: true, options: [], pattern: '', min: null, max: null };
  return { id: `ask_${name}`, kind: 'ask', field, next };
}

const call = (next: string, otherwise: string, own: Partial<Extract<Step, { kind: 'call' }>> = {}): Step => ({
  id: 'call',
  kind: 'call',
  actionId: 'a1',
  arguments: [{ parameter: 'order', value: 'order', text: '' }],
  results: [{ name: 'status', line: 'status' }],
  next,
  otherwise,
  ...own,
});
const confirm = (next: string, otherwise: string): Step => ({
  id: 'confirm',
  kind: 'confirm',
  text: 'Right?',
  next,
  otherwise,
});
const end = (id = 'end', text = 'Done.'): Step => ({ id, kind: 'end', text });
const say = (id: string, next: string, text = 'So.'): Step => ({ id, kind: 'say', text, next });
const check = (value: string, next: string, otherwise: string): Step => ({
  id: 'check',
  kind: 'check',
  conditions: [{ value, is: 'present', than: '' }],
  next,
  otherwise,
});

function made(...steps: Step[]): Procedure {
  const about = { id: 'p1', name: 'Return', title: 'Return', when: '', examples: [], words: '', isOn: true };
  return schema.parse({ ...about, steps });
}

const GOOD = made(ask('order', 'confirm'), confirm('call', 'end'), call('end', 'end'), end());

describe('a procedure', () => {
  it('may be run where each step leads to an end and each value is there before it is used', () => {
    expect(procedureProblem(GOOD)).toBeUndefined();
    // A turn in which the visitor is asked again.
    const again = made(ask('order', 'confirm'), confirm('call', 'ask_order'), call('end', 'end'), end());
    expect(procedureProblem(again)).toBeUndefined();
  });

  it.each([
    ['no-steps', '', made()],
    ['step-twice', 'end', made(end(), end())],
    ['field', 'ask_order', made(ask('order', 'end', 'choice'), end())],
    ['value-twice', 'ask_status', made(ask('status', 'call'), call('end', 'end', { arguments: [] }), end())],
    ['target', 'ask_order', made(ask('order', 'nowhere'), end())],
    ['unreachable', 'left', made(ask('order', 'end'), end('left'), end())],
    ['endless', 'ask_order', made(ask('order', 'ask_order'), end())],
    ['endless', 'one', made(say('one', 'two'), say('two', 'one'))],
    ['loop', 'check', made(check('customer.plan', 'one', 'end'), say('one', 'check'), end())],
    ['value', 'say', made(say('say', 'ask_order', 'Order {order}'), ask('order', 'end'), end())],
    ['value', 'check', made(check('order', 'end', 'end'), end())],
    // Results are not there where the call failed.
    ['value', 'failed', made(ask('order', 'call'), call('end', 'failed'), end('failed', '{status}'), end())],
    // One of two ways does not ask.
    [
      'value',
      'last',
      made(ask('order', 'check'), check('order', 'ask_more', 'last'), ask('more', 'last'), end('last', '{more}')),
    ],
    ['no-action', 'call', made(ask('order', 'call'), call('end', 'end', { actionId: '' }), end())],
  ] as const)('%s (%s) keeps it from being run', (code, step, procedure) => {
    expect(procedureProblem(procedure)).toEqual({ code, step });
  });
});

describe('a call that changes something', () => {
  const parameter = {
    name: 'order',
    type: 'string',
    description: 'Order',
    required: true,
    options: [],
    pattern: '',
    maxLength: 20,
    filledBy: '',
  } as const;
  const customer = { ...parameter, name: 'customer', filledBy: 'customer.subject' } as const;
  const action = {
    parameters: [
      { ...parameter, options: [] },
      { ...customer, options: [] },
    ],
    changesSomething: true,
    isOn: true,
  };
  const actionOf = (id: string) => (id === 'a1' ? action : undefined);

  it('is right behind a yes to all that it sends', () => {
    expect(callProblem(GOOD, actionOf)).toBeUndefined();
  });

  it.each([
    ['unconfirmed', made(ask('order', 'call'), call('end', 'end'), end())],
    ['unconfirmed', made(ask('order', 'confirm'), confirm('end', 'call'), call('end', 'end'), end())],
    ['unconfirmed', made(ask('order', 'confirm'), confirm('call', 'call'), call('end', 'end'), end())],
    // Asked again after the yes.
    ['unconfirmed', made(confirm('ask_order', 'end'), ask('order', 'call'), call('end', 'end'), end())],
    // Two for one yes.
    [
      'unconfirmed',
      made(
        ask('order', 'confirm'),
        confirm('call', 'end'),
        call('twice', 'end'),
        call('end', 'end', { id: 'twice', results: [] }),
        end(),
      ),
    ],
    ['parameter', made(ask('order', 'confirm'), confirm('call', 'end'), call('end', 'end', { arguments: [] }), end())],
    [
      'parameter',
      made(
        ask('order', 'confirm'),
        confirm('call', 'end'),
        call('end', 'end', {
          arguments: [
            { parameter: 'order', value: 'order', text: '' },
            { parameter: 'customer', value: 'order', text: '' },
          ],
        }),
        end(),
      ),
    ],
    [
      'unknown-action',
      made(ask('order', 'confirm'), confirm('call', 'end'), call('end', 'end', { actionId: 'a2' }), end()),
    ],
  ] as const)('has the fault %s otherwise', (code, procedure) => {
    expect(procedureProblem(procedure)).toBeUndefined();
    expect(callProblem(procedure, actionOf)?.code).toBe(code);
  });
});
