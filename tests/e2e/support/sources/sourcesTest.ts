import { accountTest } from '../accountTest.ts';
import { newChatbotIn } from '../newChatbotIn.ts';
import { newOwner, type Owner } from '../accounts/newOwner.ts';
import { haveSession } from '../accounts/haveSession.ts';
import { SourcesPage } from './sourcesPage.ts';

interface SourcesFixtures {
  /** A new owner, signed in, with a chatbot that knows nothing yet. */
  knowledge: { owner: Owner; chatbotId: string; sources: SourcesPage };
}

/** A test of what a chatbot knows. */
export const sourcesTest = accountTest.extend<SourcesFixtures>({
  knowledge: async ({ page, language, t }, provide) => {
    const owner = await newOwner(language);
    const chatbotId = await newChatbotIn(owner.orgId);
    await haveSession(page, owner);
    await provide({ owner, chatbotId, sources: new SourcesPage(page, t) });
  },
});
