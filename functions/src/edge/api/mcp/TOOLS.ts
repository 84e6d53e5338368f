import { askChatbot } from '../ask/askChatbot.ts';
import { searchPassages } from '../knowledge/searchPassages.ts';
import { listChatbots } from '../lists/listChatbots.ts';
import { listLeads } from '../lists/listLeads.ts';
import type { ApiOperation } from '../operation.ts';

interface Tool {
  name: string;
  title: string;
  /** Text that a model reads to choose it. */
  description: string;
  /** False for what takes a message of the plan and begins a conversation. */
  readOnlyHint: boolean;
  operation: ApiOperation;
}

/** The operations of the API that an assistant is offered, by names of its own. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'list_chatbots',
    title: 'List chatbots',
    description: 'The chatbots of the organization, newest first. Other tools need the id of one of them.',
    readOnlyHint: true,
    operation: listChatbots,
  },
  {
    name: 'ask_chatbot',
    title: 'Ask a chatbot',
    description:
      'Asks a customer-service chatbot, which answers from its sources alone and cites them. Each question takes a message of the plan. Pass chatId of the last answer to go on with the conversation.',
    readOnlyHint: false,
    operation: askChatbot,
  },
  {
    name: 'search_knowledge',
    title: 'Search the knowledge of a chatbot',
    description: 'Passages of a chatbot’s documents, websites and answers that are about a question, the best first.',
    readOnlyHint: true,
    operation: searchPassages,
  },
  {
    name: 'list_leads',
    title: 'List leads',
    description: 'Contact requests that visitors have left, newest first, with name, address and message.',
    readOnlyHint: true,
    operation: listLeads,
  },
];
