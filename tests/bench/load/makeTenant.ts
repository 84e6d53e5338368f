import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';

export interface Tenant {
  orgId: string;
  chatbotId: string;
  /** Code that only this organization's document contains. */
  code: string;
}

/** An organization with one trained chatbot, on the largest plan. */
export async function makeTenant(name: string): Promise<Tenant> {
  const { orgId } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  const code = `${name}-${newId().slice(0, 8)}`;
  const text = `# Pick-up\n\nThe pick-up code of our shop is ${code}.\n\n# Repairs\n\nA zip repair costs 18 euros.\n`;
  await ingestSource(orgId, await makeSource(orgId, chatbotId, text), createLocalProvider());
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
  return { orgId, chatbotId, code };
}
