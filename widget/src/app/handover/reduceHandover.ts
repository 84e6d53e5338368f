import type { ChatView } from '@parlance/domain/widget/chatMessage';
import type { LiveState } from './LiveEvents.ts';

/** The visitor's side of a handover. */
export interface HandoverState {
  /** `missed`: no agent joined in time. `deleted`: the business has deleted the conversation. */
  stage: 'none' | 'waiting' | 'talking' | 'missed' | 'deleted';
  /** Until the visitor learns that no agent is free. */
  minutes: number;
  agentName: string | null;
  /** True if the visitor left an e-mail address. */
  hasAddress: boolean;
  isTyping: boolean;
  /** Time at which the agent last typed, by the live document. In milliseconds. */
  agentTypingAt: number | null;
  /** Time at which the agent's newest message was stored. In milliseconds, by the clock of `agentTypingAt`. */
  agentSpokeAt: number;
  /** Mode and handover of the live document, empty before it was read. When they change, messages were stored. */
  phase: string;
  /** True while the live document cannot be read. */
  isCut: boolean;
}

export type HandoverAction =
  | { type: 'requested'; minutes: number; hasAddress: boolean }
  /** The conversation was read or resumed: an agent may have joined without a request. */
  | { type: 'view'; view: Pick<ChatView, 'mode' | 'handover' | 'agentName'> }
  | { type: 'live'; live: LiveState }
  /** The agent wrote a message, stored at that moment. */
  | { type: 'spoke'; at: number }
  | { type: 'typing-ended' | 'cut' | 'ended' | 'deleted' | 'dismissed' };

export const NO_HANDOVER: HandoverState = {
  stage: 'none',
  minutes: 0,
  agentName: null,
  hasAddress: false,
  isTyping: false,
  agentTypingAt: null,
  agentSpokeAt: -Infinity,
  phase: '',
  isCut: false,
};

/** A notice of typing that was sent before a message may be stored up to this much after it. In milliseconds. */
const LATE_NOTICE_MS = 2000;

/**
 * The two clocks of visitor and server may differ, so a change of the time counts, and not the time itself. A notice that
 * belongs to a message which is there already, counts for nothing.
 */
function isNowTyping({ agentTypingAt: before, agentSpokeAt, isTyping }: HandoverState, at: number | null): boolean {
  if (at === null || at < agentSpokeAt + LATE_NOTICE_MS) return false;
  return at === before ? isTyping : true;
}

function nextStage({ stage }: HandoverState, { mode, handover }: Pick<ChatView, 'mode' | 'handover'>) {
  if (mode === 'human') return 'talking';
  if (handover === 'requested') return 'waiting';
  // The conversation that is read is empty now.
  if (stage === 'deleted') return 'deleted';
  return handover === 'missed' && stage !== 'none' ? 'missed' : 'none';
}

/** The handover after one more action. */
export function reduceHandover(state: HandoverState, action: HandoverAction): HandoverState {
  switch (action.type) {
    case 'requested':
      return { ...state, stage: 'waiting', minutes: action.minutes, hasAddress: action.hasAddress };
    case 'view':
      return { ...state, stage: nextStage(state, action.view), agentName: action.view.agentName };
    case 'live': {
      const { mode, handover, agentName, agentTypingAt } = action.live;
      return {
        ...state,
        stage: nextStage(state, action.live),
        agentName,
        isTyping: isNowTyping(state, agentTypingAt),
        agentTypingAt,
        phase: `${mode} ${handover}`,
        isCut: false,
      };
    }
    case 'spoke':
      return { ...state, isTyping: false, agentSpokeAt: Math.max(state.agentSpokeAt, action.at) };
    case 'typing-ended':
      return { ...state, isTyping: false };
    case 'cut':
      return { ...state, isCut: true };
    case 'ended':
      return { ...state, stage: 'none', isCut: false };
    case 'deleted':
      return { ...NO_HANDOVER, stage: 'deleted' };
    case 'dismissed':
      return { ...state, stage: state.stage === 'missed' || state.stage === 'deleted' ? 'none' : state.stage };
  }
}
