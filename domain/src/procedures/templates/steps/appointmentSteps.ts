import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { askStep, chooseStep, closingSteps, handOverStep } from './templateSteps.ts';

/** A wish for an appointment; what the answers do not name goes to the team. */
export function appointmentSteps(): Step[] {
  return [
    chooseStep('topic', ({ appointment }) => appointment.topic, 'check_topic', {
      advice: ({ appointment }) => appointment.advice,
      repair: ({ appointment }) => appointment.repair,
      other: ({ common }) => common.other,
    }),
    {
      id: 'check_topic',
      kind: 'check',
      conditions: [{ value: 'topic', is: 'equal', than: 'other' }],
      next: 'other_topic',
      otherwise: 'day',
    },
    handOverStep('other_topic', ({ appointment }) => appointment.otherText),
    askStep('day', ({ appointment }) => appointment.day, 'time', { type: 'date', min: 0 }),
    chooseStep('time', ({ appointment }) => appointment.time, 'name', {
      morning: ({ common }) => common.morning,
      afternoon: ({ common }) => common.afternoon,
    }),
    askStep('name', ({ common }) => common.name, 'phone'),
    askStep('phone', ({ common }) => common.phone, 'confirm', { type: 'phone' }),
    ...closingSteps(({ appointment }) => appointment.done),
  ];
}
