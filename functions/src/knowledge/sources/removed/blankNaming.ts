import { SOURCE_TRAITS, WRITTEN_TYPES } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { refs } from '../../../kernel/platform/refs.ts';
import { blankNames } from '../../../versions/blankNames.ts';

/**
 * Takes names in which an e-mail address stands out of the releases of all chatbots. Those of questions that are there today stay in the
 * lists, where they are what the business says.
 * @param email In lower case.
 */
export async function blankNaming(orgId: string, email: string): Promise<void> {
  const holds = (name: string) => name.toLowerCase().includes(email);
  const [chatbots, sources] = await Promise.all([
    refs.chatbots(orgId).select().withConverter(null).get(),
    refs.sources(orgId).where('type', 'in', WRITTEN_TYPES).select('name').withConverter(null).get(),
  ]);
  const live = new Set(sources.docs.filter((source) => holds(String(source.get('name')))).map(({ id }) => id));
  for (const { id } of chatbots.docs) {
    await blankNames(orgId, id, {
      isDoomed: (source) => SOURCE_TRAITS[source.type].text === 'written' && holds(source.name) && !live.has(source.id),
      names: holds,
    });
  }
}
