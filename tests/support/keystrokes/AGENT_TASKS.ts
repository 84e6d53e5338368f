import type { Step } from './Step.ts';

interface Way {
  steps: readonly Step[];
  /** Seconds for which the product kept the agent waiting: the median of runs on `npm start`, three of today and two of before. */
  waited: number;
}

interface AgentTask {
  /** Its name in docs/daily-work.md. */
  task: string;
  /** In the product as it was, and in the programs that people took beside it. */
  before: Way;
  today: Way;
}

export const AGENT_TASK_IDS = [
  'summary',
  'answer',
  'answerMore',
  'readForeign',
  'replyForeign',
  'gap',
  'longest',
  'reload',
  'picture',
  'colleague',
] as const;

export type AgentTaskId = (typeof AGENT_TASK_IDS)[number];

/** Looking an answer up in the playground, and taking it back into the conversation. */
const LOOK_UP = [
  'click',
  'drag',
  'chord',
  'click',
  'click',
  'chord',
  'key',
  'read 16',
  'click',
  'chord',
  'click',
  'chord',
] as const;

/**
 * Ten tasks of an agent who speaks English. Today's are held by a test, which does them in both languages. Those of before were done
 * in Chromium as far as the product went: `summary`, `answer`, `gap`, `longest`, `reload`.
 */
export const AGENT_TASKS: Readonly<Record<AgentTaskId, AgentTask>> = {
  summary: {
    task: 'take over, and know what the visitor of a long conversation wants and what is open',
    before: { steps: ['click', 'click', 'read 217'], waited: 3.5 },
    today: { steps: ['click', 'click', 'read 42'], waited: 4.8 },
  },
  answer: {
    task: 'take over, and answer what the sources answer',
    before: { steps: [...LOOK_UP, 'key'], waited: 2.8 },
    today: { steps: ['click', 'read 16', 'click', 'key'], waited: 1.2 },
  },
  answerMore: {
    task: 'the same, with a sentence of one’s own',
    before: { steps: [...LOOK_UP, 'type 41', 'key'], waited: 2.8 },
    today: { steps: ['click', 'read 16', 'click', 'type 41', 'key'], waited: 1.7 },
  },
  readForeign: {
    task: 'read three messages in a language that one does not read',
    before: { steps: ['drag', 'chord', 'chord', 'chord', 'chord', 'read 40', 'chord'], waited: 0 },
    today: { steps: ['click', 'read 40'], waited: 0 },
  },
  replyForeign: {
    task: 'answer in that language',
    before: {
      steps: ['chord', 'chord', 'type 42', 'read 6', 'click', 'chord', 'click', 'chord', 'key'],
      waited: 0,
    },
    today: { steps: ['type 42', 'click', 'click', 'read 6', 'click'], waited: 0.1 },
  },
  gap: {
    task: 'close a gap that a colleague has answered: in both languages, with tests, released',
    before: {
      steps: [
        'click',
        'read 15',
        'chord',
        'click',
        'click',
        'type 30',
        'click',
        'click',
        'click',
        'type 22',
        'key',
        'type 35',
        'click',
        'click',
        'click',
        'click',
        'click',
        'click',
      ],
      waited: 2.8,
    },
    today: { steps: ['click', 'read 6', 'click', 'type 22', 'key', 'type 35', 'click'], waited: 3 },
  },
  longest: {
    task: 'open the conversation whose visitor has waited longest',
    before: { steps: ['click', 'read 21'], waited: 0.7 },
    today: { steps: ['click', 'read 20'], waited: 0.6 },
  },
  reload: {
    task: 'have an unsent text again after a reload',
    before: { steps: ['click', 'type 94'], waited: 2.1 },
    today: { steps: [], waited: 2.8 },
  },
  picture: {
    task: 'look at a picture of the damage',
    before: { steps: ['click', 'type 48', 'key', 'chord', 'click', 'click', 'key'], waited: 0 },
    today: { steps: ['click', 'key'], waited: 0.6 },
  },
  colleague: {
    task: 'know that a colleague is writing to the same visitor',
    before: { steps: ['chord', 'click', 'type 23', 'key', 'read 5', 'chord'], waited: 0 },
    today: { steps: ['read 5'], waited: 0.3 },
  },
};
