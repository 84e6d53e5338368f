import {
  ALIGNMENTS,
  CHATBOT_STATUSES,
  CHATBOT_THEMES,
  FIELD_CHOICES,
  FORMALITIES,
} from '@parlance/domain/documents/chatbots/chatbot';
import { DIGESTS } from '@parlance/domain/documents/chatbots/notification';
import { LEAD_PRIORITIES, LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { type Action, ROLE_TABLE } from '@parlance/domain/roles';
import { describe, expect, it } from 'vitest';
import { readRepo } from '../support/repo.ts';

const firestoreRules = readRepo('firestore.rules');
const storageRules = readRepo('storage.rules');

function group(source: string, pattern: RegExp): string {
  const found = pattern.exec(source)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in the rules`);
  return found;
}

function strings(list: string): string[] {
  return [...list.matchAll(/'([^']*)'/g)].map(([, text]) => text ?? '');
}

describe('firestore.rules', () => {
  it.each([
    ['a lead’s status', LEAD_STATUSES, /data\.status in \[([^\]]+)\]/],
    ['a lead’s priority', LEAD_PRIORITIES, /data\.priority in \[([^\]]+)\]/],
    ['a language', LOCALES, /data\.locale in \[([^\]]+)\]/],
  ])('takes for %s what the schema takes', (_what, expected, pattern) => {
    expect(strings(group(firestoreRules, pattern))).toEqual([...expected]);
  });

  it.each<readonly [string, readonly string[]]>([
    ['theme', CHATBOT_THEMES],
    ['status', CHATBOT_STATUSES],
    ['side', ALIGNMENTS],
    ['form of address', FORMALITIES],
    ['choice for a field of the contact form', FIELD_CHOICES],
  ])("takes for a chatbot's %s what the schema takes", (_what, words) => {
    expect(firestoreRules).toMatch(new RegExp(String.raw`[␟']\(${words.join(String.raw`\|`)}\)[␟']`));
  });

  it('takes for a digest what the schema takes', () => {
    expect(strings(group(firestoreRules, /data\.digest in \[([^\]]+)\]/))).toEqual([...DIGESTS]);
  });

  it.each<readonly [string, RegExp, readonly number[]]>([
    ['instructions', /data\.systemInstructions\.size\(\) <= (\d+)/g, [LIMITS.systemInstructionsCharacters]],
    ['icons', /icon\.size\(\) <= (\d+)/g, [LIMITS.iconNameCharacters]],
    ['the number of initial messages', /initial\.size\(\) <= (\d+)/g, [LIMITS.initialMessages]],
    ['the number of suggestions', /suggested\.size\(\) <= (\d+)/g, [LIMITS.suggestedMessages]],
    ['the number of starters', /starters\.size\(\) <= (\d+)/g, [LIMITS.conversationStarters]],
    ['the number of frequent questions', /faqs\.size\(\) <= (\d+)/g, [LIMITS.faqs]],
    ['answers', /answer\.size\(\) <= (\d+)/g, Array<number>(LIMITS.faqs).fill(LIMITS.qaAnswerCharacters)],
    ['the automatic reply', /autoReplyText\.size\(\) <= (\d+)/g, [LIMITS.autoReplyCharacters]],
    ["a chatbot's questions a minute", /chatbot <= (\d+)/g, [LIMITS.chatbotQuestionsPerMinute]],
    ["a visitor's questions a minute", /visitor <= (\d+)/g, [LIMITS.chatQuestionsPerMinute]],
    ['days of retention', /days [<>]= (\d+)/g, [LIMITS.retentionDaysMin, LIMITS.retentionDaysMax]],
    ['minutes of waiting', /handover\.minutes <= (\d+)/g, [LIMITS.handoverMinutesMax]],
    ['the delay', /autoShowDelay [<>]= (-?\d+)/g, [-LIMITS.autoShowSecondsMax, LIMITS.autoShowSecondsMax]],
    ['lines', /'\\\\\.(?:\(␟\[\^␟␞\]\{0,(\d+)\}\)\*␟␞)/g, [LIMITS.descriptionCharacters]],
    [
      'address and number of the contact card',
      /'\\\\\.␟\[\^␟\]\{0,(\d+)\}␟\[\^␟\]\{0,40\}␟/g,
      [LIMITS.emailCharacters],
    ],
  ])('takes for %s as much as the schema takes', (_what, pattern, expected) => {
    expect([...firestoreRules.matchAll(pattern)].map(([, figure]) => Number(figure))).toEqual([...expected]);
  });

  it('takes names of the length that the forms take', () => {
    expect(Number(group(firestoreRules, /data\.name\.size\(\) <= (\d+)/))).toBe(LIMITS.nameCharacters);
  });

  it.each<readonly [string, Action]>([
    ['canRead', 'org.read'],
    ['canManage', 'members.manage'],
    ['canManage', 'accessKeys.manage'],
    ['canWork', 'lead.write'],
    ['canWork', 'chatbot.configure'],
    ['canWork', 'source.write'],
  ])('%s names the roles of %s', (predicate, action) => {
    const pattern = new RegExp(String.raw`function ${predicate}\(orgId\) \{\s*return hasRole\(orgId, \[([^\]]+)\]\)`);
    expect(strings(group(firestoreRules, pattern))).toEqual([...ROLE_TABLE[action]]);
  });
});

describe('storage.rules', () => {
  it('knows the file types of the domain', () => {
    const body = group(storageRules, /function contentTypeOf\(fileType\) \{\s*return \{([^}]+)\}/);
    const pairs = [...body.matchAll(/'([^']+)':\s*'([^']+)'/g)].map(([, type, mime]) => [type, mime]);
    expect(pairs).toEqual(Object.entries(FILE_TYPES));
  });

  it('has the size limit of the domain', () => {
    const factors = group(storageRules, /request\.resource\.size <= ([\d *]+)/).split('*');
    expect(factors.reduce((product, factor) => product * Number(factor), 1)).toBe(LIMITS.documentBytesLarge);
  });

  it('lets those roles upload that may add sources', () => {
    expect(strings(group(storageRules, /member\.role in \[([^\]]+)\]/))).toEqual([...ROLE_TABLE['source.write']]);
  });
});
