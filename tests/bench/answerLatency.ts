import { spawn } from 'node:child_process';
import path from 'node:path';
import { answer } from '@parlance/domain/contracts/answer';
import { widgetSchema } from '@parlance/domain/documents/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { localPath } from '../../local/src/config/localPath.ts';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { readFileSync } from 'node:fs';
import { addDocument } from '../support/addDocument.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';
import { streamContract } from '../support/streamContract.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { untilDocument } from '../support/untilDocument.ts';
import { visitorToken } from '../support/visitorToken.ts';
import { percentiles } from './percentiles.ts';

const QUESTIONS = 60;
const WARM_UP = 10;
const TEXT =
  '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n\n# Shipping\n\nShipping to Austria costs 9.90 euros.\n';

/** The built `answer` function under Google's functions framework, in one process as on Cloud Run. */
async function serveAnswer(port: number): Promise<() => void> {
  const secret = readFileSync(localPath('secrets', 'visitor-token'), 'utf8').trim();
  const child = spawn(
    path.join(ROOT, 'node_modules', '.bin', 'functions-framework'),
    [
      '--target=answer',
      `--source=${path.join(ROOT, 'functions', 'lib', 'index.js')}`,
      `--port=${port}`,
      '--signature-type=http',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        VISITOR_TOKEN_SECRET: secret,
        WEB_ORIGIN: suiteUrls.web,
        FUNCTIONS_URL: suiteUrls.functions,
        AI_PROVIDER: 'local',
        MAIL_PROVIDER: 'local',
        VERTEX_LOCATION: 'eu',
        ENFORCE_APP_CHECK: 'false',
        LOG_EXECUTION_ID: 'false',
      },
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return () => child.kill();
}

/**
 * Milliseconds from a question to the first text and to the end, one visitor, warm, one process. The local model takes about
 * a millisecond, so the first token is nearly all overhead. Targets: p50 below 80, p95 below 200.
 */
export async function answerLatency(): Promise<Record<string, unknown>> {
  const { orgId, users } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  await addDocument(orgId, chatbotId, users.owner, 'facts.md', TEXT);
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
  const token = await visitorToken(chatbotId);
  const port = suiteUrls.ports.web + 90;
  const stop = await serveAnswer(port);
  const first: number[] = [];
  const total: number[] = [];
  try {
    for (let i = 0; i < QUESTIONS + WARM_UP; i += 1) {
      const started = performance.now();
      const text = i % 2 === 0 ? 'What does a zip repair cost?' : 'How much is shipping to Austria?';
      const { chunks, times } = await streamContract(
        answer,
        { token, messageId: newId(), text, locale: 'en' },
        { baseUrl: `http://127.0.0.1:${port}` },
      );
      const position = chunks.findIndex(({ type }) => type === 'text');
      if (i < WARM_UP) continue;
      first.push(times[position] ?? Number.NaN);
      total.push(performance.now() - started);
    }
  } finally {
    stop();
  }
  return { firstText: percentiles(first), total: percentiles(total), messages: QUESTIONS };
}
