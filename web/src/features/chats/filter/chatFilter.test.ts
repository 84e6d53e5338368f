import { chatViewFilterSchema } from '@parlance/domain/documents/exports/chatView';
import { expect, it } from 'vitest';
import { activeFilters, filterValue, readChatFilter } from './chatFilter.ts';

function read(search: string) {
  return readChatFilter(new URLSearchParams(search));
}

it('reads what an address names', () => {
  const filter = read('q=zip&category=Repairs&outcome=failed&mine=1&unread=1&from=2026-11-01&language=de');
  expect(filter).toMatchObject({ search: 'zip', category: 'Repairs', outcome: 'failed', mine: true, language: 'de' });
  expect(activeFilters(filter)).toEqual(['category', 'outcome', 'language', 'unread', 'mine', 'from']);
  expect(filterValue(filter, 'unread')).toBe('1');
});

it('narrows nothing by what is missing or none of the choices', () => {
  expect(activeFilters(read(''))).toEqual([]);
  expect(
    activeFilters(read('outcome=fine&mine=yes&from=2026-13-01&to=today&category=%20&channel=mail&slot=7-3&source=a/b')),
  ).toEqual([]);
});

it('is one that an export understands, whatever it names', () => {
  const choices =
    'category=Repairs&counted=other&topic=topictopictopictopic&outcome=failed&resolution=failed&sentiment=negative&rating=positive&channel=widget&language=de';
  const own =
    'chatbot=botbotbotbotbotbotbo&tag=vip&attribute=Plan%3DPro&assignee=me&site=shop.example&source=prices&slot=4-14&verdict=refused&rated=negative&depth=deep&answer=1';
  const filter = read(`q=zip&${own}&${choices}&unread=1&mine=1&agent=1&person=1&began=1&from=2026-11-01&to=2026-11-30`);
  expect(filter.attribute).toBe('plan=pro');
  expect(chatViewFilterSchema.parse(filter)).toEqual(filter);
});
