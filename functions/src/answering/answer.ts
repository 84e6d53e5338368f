import type { ActionCall } from '@parlance/domain/documents/actions/actionCall';
import type { Pending } from '@parlance/domain/documents/chats/pending';
import type { AnswerChunk, AnswerResult, Citation } from '@parlance/domain/widget/answerStream';
import type { GenerationUsage } from '../ai/AiProvider.ts';
import type { RankedPassage } from './retrieval/rankPassages.ts';

/** An answer, or as much of it as there is. */
export interface Answer {
  text: string;
  citations: readonly Citation[];
  /** `incomplete` until it is finished. */
  verdict: AnswerResult['verdict'];
  /** The question as it was looked up; null where nothing was. */
  searchQuery: string | null;
  /** Passages that it could draw on, best first. */
  passages: readonly RankedPassage[];
  /** Null where no model wrote, or the provider gave no figures. */
  usage: GenerationUsage | null;
  /** True where the visitor should be offered the contact form. */
  offersContact: boolean;
  /** The business's endpoints that were called for it, or that the visitor is asked about. */
  calls: readonly ActionCall[];
  /** What the visitor is asked for; null where it is nothing. */
  pending: Pending | null;
  /** True where a procedure hands over: an agent is asked for at once, where the chatbot offers one. */
  offersAgent: boolean;
  /** Counts of the model's writing, over all drafts that came to their end. `dropped`: sentences not said, or not in full. */
  writing: { drafts: number; sentences: number; dropped: number };
}

/** Content of an answer that the visitor gets. */
export type AnswerContent = Pick<Answer, 'text' | 'citations' | 'verdict'> &
  Partial<Pick<Answer, 'offersContact' | 'offersAgent' | 'pending'>>;

/** A step of an answer in the making. What is of type `text` or `citation` goes to the visitor. */
export type AnswerEvent =
  | AnswerChunk
  | ({ type: 'retrieved' } & Pick<Answer, 'searchQuery' | 'passages'>)
  | { type: 'called'; call: ActionCall }
  | { type: 'asked'; pending: Pending }
  | { type: 'handed-over' }
  | { type: 'drafted'; sentences: number; dropped: number }
  | ({ type: 'finished' } & Pick<Answer, 'verdict' | 'usage' | 'offersContact'>);

export const EMPTY_ANSWER: Answer = {
  text: '',
  citations: [],
  verdict: 'incomplete',
  searchQuery: null,
  passages: [],
  usage: null,
  offersContact: false,
  calls: [],
  pending: null,
  offersAgent: false,
  writing: { drafts: 0, sentences: 0, dropped: 0 },
};

/** The answer with one step more. */
export function extendAnswer(answer: Answer, event: AnswerEvent): Answer {
  switch (event.type) {
    case 'text':
      return { ...answer, text: answer.text + event.text };
    case 'citation':
      return { ...answer, citations: [...answer.citations, event.citation] };
    case 'retrieved':
      return { ...answer, searchQuery: event.searchQuery, passages: event.passages };
    case 'called':
      return { ...answer, calls: [...answer.calls, event.call] };
    case 'asked':
      return { ...answer, pending: event.pending };
    case 'handed-over':
      return { ...answer, offersAgent: true };
    case 'drafted':
      return { ...answer, writing: addDraft(answer.writing, event) };
    case 'finished':
      return { ...answer, verdict: event.verdict, usage: event.usage, offersContact: event.offersContact };
  }
}

function addDraft(writing: Answer['writing'], draft: { sentences: number; dropped: number }): Answer['writing'] {
  return {
    drafts: writing.drafts + 1,
    sentences: writing.sentences + draft.sentences,
    dropped: writing.dropped + draft.dropped,
  };
}
