import { describe, expect, it } from 'vitest';
import { FIRST_VIEW, reduceView, type View, type ViewAction } from './reduceView.ts';

function play(...actions: ViewAction[]): View {
  return actions.reduce(reduceView, FIRST_VIEW);
}

function contact(contactId: string, isInstead = false): ViewAction {
  return { type: 'contact', start: { contactId, question: '', identity: undefined }, isInstead };
}

const back: ViewAction = { type: 'chat', isSent: false };

describe('reduceView', () => {
  it('opens the contact form and comes back to the chat', () => {
    expect(play(contact('c1'))).toMatchObject({ shown: 'contact', contact: { start: { contactId: 'c1' } } });
    expect(play(contact('c1'), back)).toMatchObject({ shown: 'chat' });
  });

  it('keeps a form that was begun, and opens a new one after it was sent', () => {
    expect(play(contact('c1'), back, contact('c2')).contact?.start.contactId).toBe('c1');
    const sent = play(contact('c1'), { type: 'chat', isSent: true });
    expect(sent).toEqual(FIRST_VIEW);
    expect(reduceView(sent, contact('c2')).contact?.start.contactId).toBe('c2');
  });

  it('replaces the form for an agent by the contact form, which says why', () => {
    const handover = play({ type: 'show', shown: 'handover' });
    expect(handover.shown).toBe('handover');
    expect(reduceView(handover, contact('c1', true))).toMatchObject({ shown: 'contact', contact: { isInstead: true } });
  });

  it('says it in a form that was begun for another reason as well', () => {
    const again = play(contact('c1'), back, contact('c2', true));
    expect(again.contact).toMatchObject({ start: { contactId: 'c1' }, isInstead: true });
  });

  it('opens and closes a dialog over the view', () => {
    const open = play(contact('c1'), { type: 'dialog', dialog: 'delete' });
    expect(open).toMatchObject({ shown: 'contact', dialog: 'delete' });
    expect(reduceView(open, { type: 'dialog', dialog: 'none' })).toMatchObject({ shown: 'contact', dialog: 'none' });
  });

  it('shows how much was deleted until the notice is removed', () => {
    const deleted = play({ type: 'deleted', deletedCount: 4 }, { type: 'dialog', dialog: 'none' }, contact('c1'), back);
    expect(deleted.deletedCount).toBe(4);
    expect(reduceView(deleted, { type: 'deleted', deletedCount: null }).deletedCount).toBeNull();
  });
});
