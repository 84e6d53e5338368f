import { askChatbot } from './ask/askChatbot.ts';
import { searchPassages } from './knowledge/searchPassages.ts';
import { getChatbot } from './lists/getChatbot.ts';
import { listChatbots } from './lists/listChatbots.ts';
import { listChats } from './lists/listChats.ts';
import { listLeads } from './lists/listLeads.ts';
import { listMessages } from './lists/listMessages.ts';
import type { ApiOperation } from './operation.ts';
import { createFile } from './sources/createFile.ts';
import { createQuestion } from './sources/createQuestion.ts';
import { createText } from './sources/createText.ts';
import { createWebsite } from './sources/createWebsite.ts';
import { deleteSource } from './sources/deleteSource.ts';
import { getSource } from './sources/getSource.ts';
import { listSources } from './sources/listSources.ts';
import { updateFile } from './sources/updateFile.ts';
import { updateQuestion } from './sources/updateQuestion.ts';
import { readStats } from './stats/readStats.ts';
import { createTest } from './evals/createTest.ts';
import { deleteTest } from './evals/deleteTest.ts';
import { getTestRun } from './evals/getTestRun.ts';
import { listTestResults } from './evals/listTestResults.ts';
import { listTestRuns } from './evals/listTestRuns.ts';
import { listTests } from './evals/listTests.ts';
import { startRun } from './evals/startRun.ts';
import { updateTest } from './evals/updateTest.ts';

/** All that the API can do, in the order of its documentation. */
export const OPERATIONS: readonly ApiOperation[] = [
  listChatbots,
  getChatbot,
  listLeads,
  listChats,
  listMessages,
  listSources,
  getSource,
  createFile,
  updateFile,
  createText,
  createWebsite,
  createQuestion,
  updateQuestion,
  deleteSource,
  searchPassages,
  askChatbot,
  readStats,
  listTests,
  createTest,
  updateTest,
  deleteTest,
  startRun,
  listTestRuns,
  getTestRun,
  listTestResults,
];
