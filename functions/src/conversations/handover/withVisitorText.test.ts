import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { fitHistory } from '../../answering/rewriting/fitHistory.ts';
import { withAgentText } from './withAgentText.ts';
import { withVisitorText } from './withVisitorText.ts';

const BOT = { question: 'What does shipping cost?', answer: 'Nine euros.' };

describe('the turns of a conversation with an agent', () => {
  it('pair what the visitor wrote with what the agent replied, messages in a row as one', () => {
    const asked = withVisitorText(withVisitorText([BOT], 'And to Austria?'), 'By express.');
    const told = withAgentText(withAgentText(asked, 'Twelve euros.'), 'In two days.');
    expect(told).toEqual([BOT, { question: 'And to Austria?\nBy express.', answer: 'Twelve euros.\nIn two days.' }]);
    expect(withVisitorText(told, 'Thanks.').at(-1)).toEqual({ question: 'Thanks.', answer: '' });
  });

  it('add to the last answer what an agent says unasked, and begin with nothing', () => {
    expect(withAgentText([BOT], 'Today it is free.')).toEqual([{ ...BOT, answer: 'Nine euros.\nToday it is free.' }]);
    expect(withAgentText([], 'Hello.')).toEqual([]);
  });

  it('keep within their limits, the newest words first', () => {
    let turns = withVisitorText([], 'x'.repeat(LIMITS.visitorMessageCharacters));
    turns = withVisitorText(turns, 'the end');
    expect(turns[0]?.question).toHaveLength(LIMITS.visitorMessageCharacters);
    expect(turns[0]?.question.endsWith('\nthe end')).toBe(true);
    for (let count = 0; count <= LIMITS.historyTurns; count += 1) {
      turns = withAgentText(withVisitorText(turns, `question ${count}`), 'a'.repeat(LIMITS.qaAnswerCharacters));
    }
    expect(turns).toHaveLength(LIMITS.historyTurns);
    expect(Math.max(...turns.map(({ answer }) => answer.length))).toBe(600);
  });

  it('are not torn inside of a character', () => {
    const text = `a${'🙂'.repeat(LIMITS.visitorMessageCharacters / 2)}`;
    expect(withVisitorText([], text)[0]?.question.isWellFormed()).toBe(true);
  });

  it('reach a model only with their answers: no model takes an empty part', () => {
    expect(fitHistory(withVisitorText([BOT], 'Hello?'))).toEqual([BOT]);
  });
});
