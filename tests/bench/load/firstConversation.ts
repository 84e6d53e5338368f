import { answer } from '@parlance/domain/contracts/answering';
import { newId } from '@parlance/domain/ids';
import { streamContract } from '../../support/streamContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { makeTenant } from './makeTenant.ts';
import type { Served } from '../serve.ts';
import { serveFunction } from '../serveFunction.ts';

/** Functions that start with the first request to them, as after a quiet night. */
function coldFunctions() {
  const started = new Map<string, Promise<Served>>();
  return {
    started,
    urlOf: async (target: string): Promise<string> => {
      const served = started.get(target) ?? serveFunction(target, suiteUrls.ports.web + 95 + started.size);
      started.set(target, served);
      return (await served).url;
    },
  };
}

/**
 * The first visitor of a day: bubble, chat and first answer by functions of which none runs yet. Says which of them had to
 * start, and the milliseconds to each step from the page's first request on. Target: at most two cold starts.
 */
export async function firstConversation(): Promise<Record<string, unknown>> {
  const { chatbotId, code } = await makeTenant('F');
  const cold = coldFunctions();
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  try {
    const web = await cold.urlOf('web');
    await (await fetch(`${web}/widget/${chatbotId}.js`)).text();
    const bubble = since();
    const html = await (await fetch(`${web}/iframe/${chatbotId}`)).text();
    const chat = since();
    const token = /"visitorToken":"([^"]+)"/.exec(html)?.[1] ?? '';
    const input = { token, messageId: newId(), text: 'What is the pick-up code of the shop?', locale: 'en' as const };
    const baseUrl = await cold.urlOf('answer');
    const { result } = await streamContract(answer, input, { baseUrl, headers: {} });
    if (!result.text.includes(code)) throw new Error(`no answer: ${result.text}`);
    return { coldStarts: [...cold.started.keys()], bubble, chat, answer: since() };
  } finally {
    for (const served of cold.started.values()) (await served).stop();
  }
}
