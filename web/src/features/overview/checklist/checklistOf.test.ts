import { EMPTY_ANSWERS } from '@parlance/domain/documents/accounts/onboarding';
import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { describe, expect, it } from 'vitest';
import { CHECKLIST_STEPS, checklistOf } from './checklistOf.ts';

const fresh = newChatbot('Guide', '');
const org = { memberCount: 1, lastInviteAt: null };
const facts = { chatbots: [fresh], org, onboarding: null, hasConversation: false };
const now = new Date();

function done(changes: Partial<Parameters<typeof checklistOf>[0]>): string[] {
  return checklistOf({ ...facts, ...changes })
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);
}

function answered(readinessTiming: 'now' | 'exploring', status: 'open' | 'skipped' | 'done') {
  return { answers: { ...EMPTY_ANSWERS, readinessTiming }, step: 3 as const, status };
}

describe('the checklist', () => {
  it('begins with nothing done, in the usual order', () => {
    expect(done({})).toEqual([]);
    expect(checklistOf(facts).map(({ step }) => step)).toEqual(CHECKLIST_STEPS);
  });

  it('takes each step from what is stored', () => {
    expect(done({ chatbots: [fresh, { ...fresh, trained: true }] })).toEqual(['sources']);
    expect(done({ chatbots: [{ ...fresh, testedAt: now }] })).toEqual(['test']);
    expect(done({ chatbots: [{ ...fresh, settingsVersion: 1 }] })).toEqual(['look']);
    expect(done({ chatbots: [{ ...fresh, seenOn: { origin: 'https://shop.example', at: now } }] })).toEqual([
      'install',
    ]);
    expect(done({ chatbots: [{ ...fresh, handover: { ...fresh.handover, isOffered: true } }] })).toEqual(['handover']);
    expect(done({ hasConversation: true })).toEqual(['conversation']);
    expect(done({ org: { ...org, lastInviteAt: now } })).toEqual(['invite']);
    expect(done({ org: { ...org, memberCount: 2 } })).toEqual(['invite']);
    expect(done({ onboarding: answered('now', 'done') })).toEqual(['questions']);
    expect(done({ onboarding: answered('now', 'skipped') })).toEqual([]);
  });

  it('puts the website before the look for those who begin now, and last for those who explore', () => {
    const orderOf = (timing: 'now' | 'exploring') =>
      checklistOf({ ...facts, onboarding: answered(timing, 'open') }).map(({ step }) => step);
    expect(orderOf('now').indexOf('install')).toBeLessThan(orderOf('now').indexOf('look'));
    expect(orderOf('exploring').indexOf('install')).toBeGreaterThan(orderOf('exploring').indexOf('invite'));
    for (const timing of ['now', 'exploring'] as const) {
      expect(orderOf(timing).toSorted()).toEqual([...CHECKLIST_STEPS].toSorted());
    }
  });
});
