import { changeAllowedDomains } from '@parlance/domain/contracts/chatbots';
import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';

const org = await makeTeam();

function change(chatbotId: string, add: string[], remove: string[] = []) {
  const { orgId, users } = org;
  return callContract(changeAllowedDomains, { orgId, chatbotId, add, remove }, users.admin.idToken);
}

describe('changeAllowedDomains', () => {
  it('stores hosts in one form, each once, and refuses what is no host', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const { domains } = await change(chatbotId, ['https://Shop.example/x', 'shop.example', '*.fern.example']);
    expect(domains).toEqual(['shop.example', '*.fern.example']);
    await expect(change(chatbotId, ["shop.example; script-src 'unsafe-inline'"])).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('keeps what others add and take away at the same time', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    await change(chatbotId, ['a.example', 'b.example']);
    await Promise.all([
      change(chatbotId, ['c.example']),
      change(chatbotId, ['d.example']),
      change(chatbotId, [], ['a.example']),
    ]);
    const { domains } = await change(chatbotId, [], ['never.example']);
    expect(domains.toSorted()).toEqual(['b.example', 'c.example', 'd.example']);
  });

  it('takes no more than there is room for', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    await change(
      chatbotId,
      Array.from({ length: LIMITS.allowedDomains }, (_, i) => `s${i}.example`),
    );
    await expect(change(chatbotId, ['more.example'])).rejects.toMatchObject({ code: 'invalid-input' });
    const { domains } = await change(chatbotId, ['more.example'], ['s0.example']);
    expect(domains).toHaveLength(LIMITS.allowedDomains);
  });
});
