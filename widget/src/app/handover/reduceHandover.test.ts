import { describe, expect, it } from 'vitest';
import type { LiveState } from './LiveEvents.ts';
import { NO_HANDOVER, reduceHandover, type HandoverAction, type HandoverState } from './reduceHandover.ts';

function play(...actions: HandoverAction[]): HandoverState {
  return actions.reduce(reduceHandover, NO_HANDOVER);
}

function live(change: Partial<LiveState> = {}): HandoverAction {
  return { type: 'live', live: { mode: 'bot', handover: null, agentName: null, agentTypingAt: null, ...change } };
}

const requested: HandoverAction = { type: 'requested', minutes: 5, hasAddress: true };
const waiting = live({ handover: 'requested' });
const joined = live({ mode: 'human', handover: 'joined', agentName: 'Maya' });
const ended = live({ handover: 'ended' });
const missed = live({ handover: 'missed' });

describe('reduceHandover', () => {
  it('goes from the request over the talk back to the chatbot', () => {
    expect(play(requested)).toMatchObject({ stage: 'waiting', minutes: 5, hasAddress: true });
    expect(play(requested, waiting)).toMatchObject({ stage: 'waiting', minutes: 5 });
    expect(play(requested, waiting, joined)).toMatchObject({ stage: 'talking', agentName: 'Maya' });
    expect(play(requested, waiting, joined, ended)).toMatchObject({ stage: 'none', agentName: null });
  });

  it('goes from the request to a missed handover, which the visitor can dismiss', () => {
    expect(play(requested, waiting, missed).stage).toBe('missed');
    expect(play(requested, waiting, missed, { type: 'dismissed' }).stage).toBe('none');
    expect(play(requested, { type: 'dismissed' }).stage).toBe('waiting');
  });

  it('does not mention an earlier handover that was missed', () => {
    const view = { mode: 'bot', handover: 'missed', agentName: null } as const;
    expect(play({ type: 'view', view }).stage).toBe('none');
  });

  it('ends when the visitor ends it, while waiting or talking, with or without a connection', () => {
    expect(play(requested, waiting, { type: 'ended' }).stage).toBe('none');
    expect(play(requested, joined, { type: 'cut' }, { type: 'ended' })).toMatchObject({ stage: 'none', isCut: false });
  });

  it('ends when the conversation is deleted, which the visitor can dismiss', () => {
    expect(play(requested, joined, { type: 'cut' }, { type: 'deleted' })).toEqual({ ...NO_HANDOVER, stage: 'deleted' });
    expect(play(requested, joined, { type: 'deleted' }, { type: 'dismissed' }).stage).toBe('none');
    expect(play(joined, { type: 'deleted' }, requested).stage).toBe('waiting');
    const view = { mode: 'bot', handover: null, agentName: null } as const;
    expect(play(joined, { type: 'deleted' }, { type: 'view', view }).stage).toBe('deleted');
  });

  it('follows a stored conversation in which an agent joined without a request', () => {
    const view = { mode: 'human', handover: 'joined', agentName: 'Maya' } as const;
    expect(play({ type: 'view', view })).toMatchObject({ stage: 'talking', agentName: 'Maya' });
  });

  it('is cut until the live document can be read again', () => {
    expect(play(requested, joined, { type: 'cut' })).toMatchObject({ stage: 'talking', isCut: true });
    expect(play(requested, joined, { type: 'cut' }, joined).isCut).toBe(false);
  });

  it('shows typing when its time changes, and no longer once it has ended', () => {
    const typing = live({ mode: 'human', handover: 'joined', agentName: 'Maya', agentTypingAt: 1000 });
    const later = live({ mode: 'human', handover: 'joined', agentName: 'Maya', agentTypingAt: 2000 });
    expect(play(joined, typing).isTyping).toBe(true);
    expect(play(joined, typing, { type: 'typing-ended' }).isTyping).toBe(false);
    expect(play(joined, typing, { type: 'typing-ended' }, typing).isTyping).toBe(false);
    expect(play(joined, typing, { type: 'typing-ended' }, later).isTyping).toBe(true);
    expect(play(joined, typing, joined).isTyping).toBe(false);
  });

  it('changes its phase with the live document, whoever changed it, and by nothing else', () => {
    const view = { mode: 'human', handover: 'joined', agentName: 'Maya' } as const;
    expect(play(requested, { type: 'view', view }).phase).toBe('');
    const phases = [play(waiting), play(waiting, joined), play(waiting, joined, ended)].map(({ phase }) => phase);
    expect(phases).toEqual(['bot requested', 'human joined', 'bot ended']);
  });

  it('says that the agent is typing until the message, and not for a notice that comes late', () => {
    const typing = (at: number) => live({ mode: 'human', handover: 'joined', agentTypingAt: at });
    expect(play(joined, typing(10_000)).isTyping).toBe(true);
    expect(play(joined, typing(10_000), { type: 'spoke', at: 11_000 }).isTyping).toBe(false);
    expect(play(joined, { type: 'spoke', at: 11_000 }, typing(10_000)).isTyping).toBe(false);
    expect(play(joined, { type: 'spoke', at: 11_000 }, typing(11_500)).isTyping).toBe(false);
    expect(play(joined, { type: 'spoke', at: 11_000 }, typing(14_000)).isTyping).toBe(true);
  });
});
