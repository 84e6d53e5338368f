import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { describe, expect, it } from 'vitest';
import { editedFields, openEdits, withoutField } from './edits.ts';

const stored = newChatbot('Guide', 'Answers');
const renamed = { changes: { name: 'Helper' }, base: { name: 'Guide' } };

describe('edits', () => {
  it('stay as long as they change something', () => {
    expect(openEdits(renamed, stored)).toBe(renamed);
    expect(editedFields(renamed)).toEqual(['name']);
  });

  it('are forgotten once they are taken back or stored', () => {
    expect(openEdits({ changes: { name: 'Guide' }, base: { name: 'Guide' } }, stored)).toEqual({
      changes: {},
      base: {},
    });
    expect(openEdits(renamed, { ...stored, name: 'Helper' })).toEqual({ changes: {}, base: {} });
  });

  it('give way silently when a field that was typed back to its beginning is saved by somebody else', () => {
    const back = { changes: { name: 'Guide' }, base: { name: 'Guide' } };
    expect(openEdits(back, { ...stored, name: 'Theirs' })).toEqual({ changes: {}, base: {} });
  });

  it('compare lists and maps by what they say', () => {
    const changes = { contactCard: { email: 'a@example.com', phone: '' }, faqs: [{ question: 'Q', answer: 'A' }] };
    const saved = {
      ...stored,
      contactCard: { phone: '', email: 'a@example.com' },
      faqs: [{ answer: 'A', question: 'Q' }],
    };
    expect(openEdits({ changes, base: { contactCard: stored.contactCard, faqs: [] } }, saved)).toEqual({
      changes: {},
      base: {},
    });
  });

  it('can be given up one by one', () => {
    const both = {
      changes: { name: 'Helper', theme: 'dark' as const },
      base: { name: 'Guide', theme: 'system' as const },
    };
    expect(withoutField(both, 'name')).toEqual({ changes: { theme: 'dark' }, base: { theme: 'system' } });
    expect(both.changes.name).toBe('Helper');
  });
});
