import type { SettingsField } from './settings.ts';

/** Settings that answers depend on: a change of one is a reason to ask the tests, and waits for them where the chatbot has its gate on. */
export const ANSWERING_FIELDS = [
  'systemInstructions',
  'model',
  'temperature',
  'formality',
  'faqs',
  'procedures',
  'masksPersonalData',
] as const satisfies readonly SettingsField[];
