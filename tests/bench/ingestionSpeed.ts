import { addDocument } from '../support/addDocument.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';

const MEGABYTE = 1024 * 1024;

/** A text of `bytes` characters in paragraphs that differ, so that no passage is a duplicate. */
function prose(bytes: number): string {
  let text = '';
  for (let i = 0; text.length < bytes; i += 1) {
    text += `Paragraph ${i} tells about shelf ${i % 97}, where tent number ${i * 7} waits for customer ${i * 13}. It weighs ${i % 40} kilograms.\n\n`;
  }
  return text.slice(0, bytes);
}

/** Milliseconds from the upload's start to `indexed`, through callable, Storage event, queue and worker. Targets: 5 s each. */
export async function ingestionSpeed(): Promise<Record<string, number>> {
  const { orgId, users } = await makeOrg();
  const chatbotId = await makeChatbot(orgId);
  const time = async (name: string, text: string) => {
    const started = performance.now();
    const { source } = await addDocument(orgId, chatbotId, users.owner, name, text);
    if (source.status !== 'indexed') throw new Error(`${name} ended as ${source.status}`);
    return Math.round(performance.now() - started);
  };
  await time('warm-up.txt', 'Warm.');
  const small = await time('small.txt', prose(4_000));
  const megabyte = await time('megabyte.txt', prose(MEGABYTE));
  return { smallDocument: small, oneMegabyte: megabyte };
}
