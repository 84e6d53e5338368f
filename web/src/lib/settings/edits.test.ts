import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { describe, expect, it } from 'vitest';
import { conflictingFields, editedFields, openEdits, withoutField } from './edits.ts';

const stored = newChatbot('Guide', 'Answers');
const renamed = { mine: { name: 'Helper' }, base: { name: 'Guide' } };

describe('edits', () => {
  it('stay as long as they change something', () => {
    expect(openEdits(renamed, stored)).toBe(renamed);
    expect(editedFields(renamed)).toEqual(['name']);
  });

  it('are forgotten once they are taken back or stored', () => {
    expect(openEdits({ mine: { name: 'Guide' }, base: { name: 'Guide' } }, stored)).toEqual({ mine: {}, base: {} });
    expect(openEdits(renamed, { ...stored, name: 'Helper' })).toEqual({ mine: {}, base: {} });
  });

  it('give way silently when a field that was typed back to its beginning is saved by somebody else', () => {
    const back = { mine: { name: 'Guide' }, base: { name: 'Guide' } };
    expect(openEdits(back, { ...stored, name: 'Theirs' })).toEqual({ mine: {}, base: {} });
  });

  it('conflict only where both sides changed the same field differently', () => {
    expect(conflictingFields(renamed, stored)).toEqual([]);
    expect(conflictingFields(renamed, { ...stored, description: 'Theirs' })).toEqual([]);
    expect(conflictingFields(renamed, { ...stored, name: 'Helper' })).toEqual([]);
    expect(conflictingFields(renamed, { ...stored, name: 'Theirs' })).toEqual(['name']);
  });

  it('compare lists and maps by what they say', () => {
    const mine = { contactCard: { email: 'a@example.com', phone: '' }, faqs: [{ question: 'Q', answer: 'A' }] };
    const saved = {
      ...stored,
      contactCard: { phone: '', email: 'a@example.com' },
      faqs: [{ answer: 'A', question: 'Q' }],
    };
    expect(openEdits({ mine, base: { contactCard: stored.contactCard, faqs: [] } }, saved)).toEqual({
      mine: {},
      base: {},
    });
  });

  it('can be given up one by one', () => {
    const both = {
      mine: { name: 'Helper', theme: 'dark' as const },
      base: { name: 'Guide', theme: 'system' as const },
    };
    expect(withoutField(both, 'name')).toEqual({ mine: { theme: 'dark' }, base: { theme: 'system' } });
    expect(both.mine.name).toBe('Helper');
  });
});
