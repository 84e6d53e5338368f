import { EVENT_TYPES } from './EVENT_TYPES.ts';

type Subject = keyof typeof EVENT_TYPES;

function isSubject(name: string): name is Subject {
  return Object.hasOwn(EVENT_TYPES, name);
}

/** Subject of an event type; undefined for one that has no effect. */
export function subjectOf(type: string): Subject | undefined {
  return Object.keys(EVENT_TYPES)
    .filter(isSubject)
    .find((subject) => EVENT_TYPES[subject].some((known) => known === type));
}
