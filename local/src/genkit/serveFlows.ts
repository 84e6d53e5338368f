import { aiProvider } from '../../../functions/src/ai/provider.ts';
import { withProvider } from '../../../functions/src/ai/withProvider.ts';
import { answerFlow } from '../../../functions/src/answering/making/answerFlow.ts';
import { findWidget } from '../../../functions/src/answering/findWidget.ts';
import { ingestFlow } from '../../../functions/src/knowledge/ingestion/ingestFlow.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { answerUnstored } from '../../../functions/src/quality/evals/runs/answerUnstored.ts';

/** Registers the product's flows, so that Genkit's developer tools can run them: an answer that is not stored, and the reading of a source that waits for it. */
export async function serveFlows(): Promise<void> {
  const { genkit } = await aiProvider();
  answerFlow.serve(genkit, async ({ chatbotId, question, locale }, { abortSignal }) => {
    const asked = { text: question, locale };
    const asking = { chatbotId, widget: await findWidget(chatbotId), signal: abortSignal, now: new Date() };
    return withProvider((provider) => answerUnstored(asked, asking, provider));
  });
  ingestFlow.serve(genkit, ({ orgId, sourceId }) =>
    withProvider((provider) => ingestSource(orgId, sourceId, provider)),
  );
}
