import { changeSiteTrial, saveSiteTrialPicture } from '@parlance/domain/contracts/trials/siteTrials';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { saveChatbotPicture } from '../../../functions/src/chatbots/saveChatbotPicture.ts';
import { changeSiteTrial as change } from '../../../functions/src/edge/trials/changeSiteTrial.ts';
import { saveSiteTrialPicture as picture } from '../../../functions/src/edge/trials/saveSiteTrialPicture.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makePng } from '../../support/documents/pictures/makePng.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { signUpWithTrial } from '../support/trials/signUpWithTrial.ts';
import { storedTrial } from '../support/trials/storedTrial.ts';

const PNG = makePng({ side: LIMITS.pictureSide }).toString('base64');
const PROPOSAL = {
  displayName: 'Lamp advice',
  initialMessages: ['Good day. Which lamp?'],
  conversationStarters: ['How bright is it?'],
  bubbleButtonColor: '#B91C1C',
  systemInstructions: 'Be brief.',
};

describe('what was proposed for a trial', () => {
  it('is changed by its key alone, and an account that takes it over has it so', async () => {
    const { key, orgId, chatbotId } = await storedTrial();
    const changed = await callContract(changeSiteTrial, { key, proposal: PROPOSAL });
    expect(changed.proposal).toEqual(PROPOSAL);
    expect(await callContract(changeSiteTrial, { key, proposal: PROPOSAL })).toEqual(changed);
    const saved = await callContract(saveSiteTrialPicture, { key, data: PNG });
    expect(saved.picture).toMatch(/^[0-9a-f]{64}$/);
    const page = async () => (await fetch(`${suiteUrls.functions}/web/iframe/${chatbotId}?via=preview`)).text();
    expect(await page()).toContain('Good day. Which lamp?');
    // The chatbot's trigger brings the picture there.
    await expect.poll(page, { timeout: 15_000 }).toContain(`/media/${chatbotId}/${saved.picture}.png`);

    const strange = [
      { ...PROPOSAL, displayName: ' ' },
      { ...PROPOSAL, bubbleButtonColor: 'red' },
      { ...PROPOSAL, initialMessages: ['<a href="https://evil.example">Prize</a>'] },
      { ...PROPOSAL, allowedDomains: ['evil.example'] },
    ];
    for (const proposal of strange)
      expect((await postRaw('changeSiteTrial', { key, proposal })).code).toBe('invalid-input');
    expect((await postRaw('saveSiteTrialPicture', { key, data: 'aGVsbG8=' })).code).toBe('image-invalid');

    expect(await signUpWithTrial(key)).toBe(orgId);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    const owned = { ...PROPOSAL, name: 'Lamp advice', userMessageColor: '#B91C1C', profilePicture: saved.picture };
    expect(chatbot).toMatchObject(owned);
    // From then on the key opens nothing, nor does one that never did.
    for (const gone of [key, newId()]) {
      expect((await postRaw('changeSiteTrial', { key: gone, proposal: PROPOSAL })).code).toBe('not-found');
      expect((await postRaw('saveSiteTrialPicture', { key: gone, data: PNG })).code).toBe('not-found');
    }
  });

  it('is changed so many times, however many come at the same time (A-103)', async () => {
    const { key } = await storedTrial();
    const atOnce = await Promise.allSettled(Array.from({ length: 12 }, () => picture(key, PNG)));
    let saved = atOnce.filter(({ status }) => status === 'fulfilled').length;
    expect(saved).toBeLessThanOrEqual(LIMITS.siteTrialPictures);
    // Some that came at the same time were refused without being counted.
    for (; saved < LIMITS.siteTrialPictures; saved += 1) await picture(key, PNG);
    await expect(picture(key, PNG)).rejects.toMatchObject({ code: 'rate-limited' });
    for (let nr = 0; nr < LIMITS.siteTrialChanges; nr += 1) await change(key, PROPOSAL);
    await expect(change(key, PROPOSAL)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it('leaves no picture behind that comes while the trial is removed (A-111)', async () => {
    const { orgId, chatbotId } = await storedTrial();
    const end = async (): Promise<never> => {
      await admin.db.doc(paths.chatbot(orgId, chatbotId)).delete();
      throw new AppError('not-found');
    };
    await expect(saveChatbotPicture(orgId, chatbotId, PNG, end)).rejects.toMatchObject({ code: 'not-found' });
    const [files] = await admin.bucket.getFiles({ prefix: paths.chatbotFolder(orgId, chatbotId) });
    expect(files).toEqual([]);
  });
});
