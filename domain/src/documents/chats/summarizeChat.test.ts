import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
import { typedWords } from '../../search/typedWords.ts';
import { answerIdOf } from '../../widget/answerId.ts';
import { type AnswerMessage, newAnswerMessage, newVisitorMessage, type VisitorMessage } from './message.ts';
import { summarizeChat } from './summarizeChat.ts';

const said = { chatbotId: 'bot', at: new Date(0) };

function question(id: string, text: string, more: Partial<VisitorMessage> = {}) {
  return { ...newVisitorMessage({ ...said, text, ...more }), id };
}

function answer(id: string, text: string, more: Partial<AnswerMessage> = {}) {
  return { ...newAnswerMessage({ ...said, text, verdict: 'answered', ...more }), id: answerIdOf(id) };
}

const NOBODY = { channel: 'widget', identity: null, customer: null } as const;

describe('summarizeChat', () => {
  it('keeps the words of questions before those of answers, and no more than it may', () => {
    const { terms } = summarizeChat(NOBODY, [
      question('a', 'Is the zip broken?'),
      answer('a', 'A Reißverschluss costs 18 euros [1].'),
    ]);
    expect(terms).toEqual(['broken', 'zip', '18', 'reissverschluss', 'costs', 'euros']);
    const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
    expect(summarizeChat(NOBODY, [question('a', 'A zip'), answer('a', long)]).terms).toHaveLength(LIMITS.termsPerChat);
    expect(summarizeChat(NOBODY, [question('a', 'A zip'), answer('a', long)]).terms[0]).toBe('zip');
  });

  it('has the visitor’s names and the number of a customer of WhatsApp first', () => {
    const identity = { name: 'Ada Lovelace', email: '' };
    const customer = { address: '4915123456789', userName: 'ada_l', isVerified: true };
    const found = (channel: 'whatsapp' | 'telegram') =>
      summarizeChat({ channel, identity, customer }, [question('a', 'A zip')]).terms;
    expect(found('whatsapp')).toEqual(['4915123456789', 'lovelace', 'ada', 'zip']);
    expect(found('telegram')).toEqual(['lovelace', 'ada', 'zip']);
    expect(typedWords('+49 (0)151 234-567-89')).toEqual(['4915123456789']);
    expect(typedWords('Lovelace zip')).toEqual(['lovelace', 'zip']);
  });

  it('has the worst outcome of its questions', () => {
    const answered = [question('a', 'zip'), answer('a', 'yes')];
    const refused = [question('b', 'tent'), answer('b', 'no', { verdict: 'refused' })];
    expect(summarizeChat(NOBODY, answered).outcome).toBe('answered');
    expect(summarizeChat(NOBODY, [...refused, ...answered]).outcome).toBe('unanswered');
    expect(summarizeChat(NOBODY, [...refused, question('c', 'and?')]).outcome).toBe('failed');
    expect(summarizeChat(NOBODY, [question('c', 'and?'), answer('c', 'A', { verdict: 'incomplete' })]).outcome).toBe(
      'failed',
    );
  });

  it('takes a refusal that somebody revised for an answer', () => {
    const revised = answer('a', 'yes', { verdict: 'refused', revised: true });
    expect(summarizeChat(NOBODY, [question('a', 'zip'), revised]).outcome).toBe('answered');
  });

  it('has none where the chatbot was asked nothing, or an agent came before its answer', () => {
    expect(summarizeChat(NOBODY, []).outcome).toBeNull();
    expect(summarizeChat(NOBODY, [question('a', 'zip', { silenced: true })]).outcome).toBeNull();
  });
});
