import { topicKey } from '@parlance/domain/analytics/matchTopic';
import * as contracts from '@parlance/domain/contracts/topics';
import { LIMITS } from '@parlance/domain/limits';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { changeTopic } from './changeTopic.ts';
import { mergeTopics } from './mergeTopics.ts';

export const topicEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.renameTopic, async ({ input: { name, ...place }, who }) => {
    const version = await changeTopic(who, place, (topic) => {
      if (topic.name === name) return undefined;
      const aliases = [topicKey(name), ...topic.aliases.filter((alias) => alias !== topicKey(name))];
      return { name, aliases: aliases.slice(0, LIMITS.topicAliases) };
    });
    return { version };
  }),
  memberEndpoint(contracts.freezeTopic, async ({ input: { frozen, ...place }, who }) => ({
    version: await changeTopic(who, place, (topic) => (topic.frozen === frozen ? undefined : { frozen })),
  })),
  memberEndpoint(contracts.mergeTopics, async ({ input: { intoId, topicIds }, who }) => {
    await mergeTopics(who, { intoId, topicIds });
    return {};
  }),
];
