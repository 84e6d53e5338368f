import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
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

describe('summarizeChat', () => {
  it('keeps the words of questions before those of answers, and no more than it may', () => {
    const { terms } = summarizeChat([
      question('a', 'Is the zip broken?'),
      answer('a', 'A Reißverschluss costs 18 euros [1].'),
    ]);
    expect(terms).toEqual(['broken', 'zip', '18', 'reissverschluss', 'costs', 'euros']);
    const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
    expect(summarizeChat([question('a', 'A zip'), answer('a', long)]).terms).toHaveLength(LIMITS.termsPerChat);
    expect(summarizeChat([question('a', 'A zip'), answer('a', long)]).terms[0]).toBe('zip');
  });

  it('has the worst outcome of its questions', () => {
    const answered = [question('a', 'zip'), answer('a', 'yes')];
    const refused = [question('b', 'tent'), answer('b', 'no', { verdict: 'refused' })];
    expect(summarizeChat(answered).outcome).toBe('answered');
    expect(summarizeChat([...refused, ...answered]).outcome).toBe('unanswered');
    expect(summarizeChat([...refused, question('c', 'and?')]).outcome).toBe('failed');
    expect(summarizeChat([question('c', 'and?'), answer('c', 'A', { verdict: 'incomplete' })]).outcome).toBe('failed');
  });

  it('takes a refusal that somebody revised for an answer', () => {
    const revised = answer('a', 'yes', { verdict: 'refused', revised: true });
    expect(summarizeChat([question('a', 'zip'), revised]).outcome).toBe('answered');
  });

  it('has none where the chatbot was asked nothing, or an agent came before its answer', () => {
    expect(summarizeChat([]).outcome).toBeNull();
    expect(summarizeChat([question('a', 'zip', { silenced: true })]).outcome).toBeNull();
  });
});
