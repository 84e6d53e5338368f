import { expect, it } from 'vitest';
import { newChatbot } from './chatbot.ts';
import { changedFields, conflictingFields } from './settingsChange.ts';

const stored = newChatbot('Guide', 'Answers');
const renamed = { changes: { name: 'Helper' }, base: { name: 'Guide' } };

it('what is stored already is no change', () => {
  expect(changedFields(renamed, stored)).toEqual(['name']);
  expect(changedFields(renamed, { ...stored, name: 'Helper' })).toEqual([]);
});

it('two changes conflict only where both sides changed the same field differently', () => {
  expect(conflictingFields(renamed, stored)).toEqual([]);
  expect(conflictingFields(renamed, { ...stored, description: 'Theirs' })).toEqual([]);
  expect(conflictingFields(renamed, { ...stored, name: 'Helper' })).toEqual([]);
  expect(conflictingFields(renamed, { ...stored, name: 'Theirs' })).toEqual(['name']);
});
