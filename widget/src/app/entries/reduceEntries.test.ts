import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entries.ts';
import { reduceEntries, type EntryAction } from './reduceEntries.ts';

const RESULT: AnswerResult = {
  messageId: 'q1.answer',
  text: 'Yes.',
  verdict: 'answered',
  citations: [],
  offerContact: false,
  offerAgent: false,
  local: true,
};

function stored(messageId: string, role: ChatMessage['role'], more: Partial<ChatMessage> = {}): ChatMessage {
  const answered = { verdict: role === 'assistant' ? ('answered' as const) : null };
  return {
    messageId,
    role,
    text: `text of ${messageId}`,
    at: '2026-11-21T12:00:00.000Z',
    citations: [],
    rating: null,
    revised: false,
    agentName: null,
    event: null,
    ...answered,
    ...more,
  };
}

function play(...actions: EntryAction[]): readonly Entry[] {
  return actions.reduce<readonly Entry[]>(reduceEntries, []);
}

/** Kind and id of each entry; of a turn also its visible version with its status. */
function outline(entries: readonly Entry[]): string[] {
  return entries.map((entry) => {
    if (entry.kind !== 'turn') return `${entry.kind} ${entry.id}`;
    const answer = entry.versions[entry.shown]?.answer;
    return `turn ${entry.id} ${entry.shown + 1}/${entry.versions.length} ${answer?.status ?? 'none'}`;
  });
}

const ask: EntryAction = { type: 'ask', messageId: 'q1', question: 'text of q1', at: 0 };

describe('reduceEntries', () => {
  it('collects an answer in pieces and keeps them when the stream breaks off', () => {
    const cut = play(
      ask,
      { type: 'chunk', messageId: 'q1', chunk: { type: 'text', text: 'Ye' } },
      { type: 'chunk', messageId: 'q1', chunk: { type: 'text', text: 's.' } },
      { type: 'fail', messageId: 'q1', failure: { kind: 'cut' } },
    );
    expect(cut).toMatchObject([{ versions: [{ answer: { status: 'failed', text: 'Yes.' } }] }]);
  });

  it('shows another answer as a new version of the same question and goes back to the first one', () => {
    const two = play(
      ask,
      { type: 'done', messageId: 'q1', result: RESULT },
      { type: 'regenerate', turnId: 'q1', messageId: 'q2' },
    );
    expect(outline(two)).toEqual(['turn q1 2/2 waiting']);
    expect(outline(reduceEntries(two, { type: 'show', turnId: 'q1', shown: 0 }))).toEqual(['turn q1 1/2 done']);
  });

  it('turns a question that an agent takes into a live message', () => {
    const sent = play(
      ask,
      { type: 'send', id: 'q1', text: 'text of q1', at: 1 },
      { type: 'delivery', id: 'q1', delivery: 'sent' },
    );
    expect(sent).toMatchObject([{ kind: 'live-message', id: 'q1', from: 'visitor', delivery: 'sent' }]);
  });

  it('does the same with a question for another answer, and keeps the first answer', () => {
    const sent = play(
      ask,
      { type: 'done', messageId: 'q1', result: RESULT },
      { type: 'regenerate', turnId: 'q1', messageId: 'q2' },
      { type: 'send', id: 'q2', text: 'text of q1', at: 1 },
    );
    expect(outline(sent)).toEqual(['turn q1 1/1 done', 'live-message q2']);
  });

  it('turns a live message that an agent never got into a question', () => {
    const asked = play({ type: 'send', id: 'q1', text: 'text of q1', at: 0 }, ask);
    expect(outline(asked)).toEqual(['turn q1 1/1 waiting']);
  });

  it('counts a message that was read back as sent, even if the reply to it is lost', () => {
    const sent = play(
      { type: 'send', id: 'm1', text: 'text of m1', at: 0 },
      { type: 'merge', messages: [stored('m1', 'user')], isLive: true },
      { type: 'delivery', id: 'm1', delivery: { kind: 'network' } },
    );
    expect(sent).toMatchObject([{ id: 'm1', delivery: 'sent' }]);
  });
});

describe('merging stored messages', () => {
  const view = [stored('q1', 'user'), stored('q1.answer', 'assistant')];

  it('completes an answer that was lost on the way, and adds nothing twice', () => {
    const lost = play(ask, { type: 'fail', messageId: 'q1', failure: { kind: 'network' } });
    const once = reduceEntries(lost, { type: 'merge', messages: view });
    expect(outline(once)).toEqual(['turn q1 1/1 done']);
    expect(reduceEntries(once, { type: 'merge', messages: view })).toEqual(once);
  });

  it('leaves an answer alone that is still being written', () => {
    const writing = play(ask, { type: 'chunk', messageId: 'q1', chunk: { type: 'text', text: 'Ye' } });
    expect(reduceEntries(writing, { type: 'merge', messages: view })).toEqual(writing);
  });

  it('offers to complete an answer that is stored incomplete', () => {
    const cut = stored('q1.answer', 'assistant', { verdict: 'incomplete' });
    expect(outline(play({ type: 'merge', messages: [stored('q1', 'user'), cut] }))).toEqual(['turn q1 1/1 failed']);
    expect(outline(play({ type: 'merge', messages: [stored('q1', 'user')] }))).toEqual(['turn q1 1/1 failed']);
  });

  it('takes a question that stands twice in a row for another answer to it', () => {
    const again = [...view, stored('q2', 'user', { text: 'text of q1' }), stored('q2.answer', 'assistant')];
    expect(outline(play({ type: 'merge', messages: again }))).toEqual(['turn q1 2/2 done']);
  });

  it('tells messages to an agent from questions to the chatbot', () => {
    const messages = [
      ...view,
      stored('e1', 'event', { event: 'agent-joined', agentName: 'Maya' }),
      stored('m1', 'user'),
      stored('m2', 'agent', { agentName: 'Maya' }),
      stored('e2', 'event', { event: 'agent-left', agentName: 'Maya' }),
      stored('q3', 'user'),
      stored('q3.answer', 'assistant'),
    ];
    const entries = play({ type: 'merge', messages });
    expect(outline(entries)).toEqual([
      'turn q1 1/1 done',
      'system-event e1',
      'live-message m1',
      'live-message m2',
      'system-event e2',
      'turn q3 1/1 done',
    ]);
    expect(reduceEntries(entries, { type: 'merge', messages })).toEqual(entries);
  });
});
