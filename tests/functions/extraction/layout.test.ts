import { fileTypeOf } from '@parlance/domain/fileTypes';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { extractDocument } from '../../../functions/src/knowledge/extraction/extractDocument.ts';

/** Text that a person sees in a document, and misreadings by somebody who reads its letters alone. */
interface Seen {
  file: string;
  says: readonly string[];
  never?: readonly string[];
}

const DOCUMENTS: readonly Seen[] = [
  {
    file: 'h1-price-sup.html',
    says: ['Pea soup 4.99 €', 'Fish pie 12.50 €', '120 m²', '10³ litres', 'Costs 3.95 €'],
    never: ['499', '103 litres', 'm2'],
  },
  {
    file: 'h2-price-del.html',
    says: ['Day pass: 24 €', 'Week pass: 89 €', 'Month pass: 249 €'],
    never: ['29 €', '99 €'],
  },
  {
    file: 'h3-accordion.html',
    says: ['11 euros a day', 'never rented out', '18 euros a night', 'Stoves cost 6 euros', 'Axes cost 7 euros'],
  },
  {
    file: 'h4-rowspan.html',
    says: [
      'Category: Rings | Article: Silver ring | Price: 40',
      'Category: Chains | Article: Silver chain | Price: 90',
      'Room: Garden | Summer, Single: 80 | Summer, Double: 110 | Winter, Single: 60 | Winter, Double: 85',
    ],
  },
  {
    file: 'h7-icons.html',
    says: [
      'Feature: Night service | Basic: not included | Plus: included',
      'Feature: Free delivery | Basic: no | Plus: yes',
      'Feature: Locker | Basic: No | Plus: Yes',
    ],
  },
  { file: 'h8-dl.html', says: ['Monday: 9–17', 'Tuesday: closed', 'Christmas Eve 9-12'] },
  { file: 'h12-tabs.html', says: ['Monthly', '12 euros a month', 'Yearly', '99 euros a year'] },
  { file: 'h14-dialog.html', says: ['Size: S | Chest: 88 cm', 'Delivery takes four days'] },
  { file: 'h15-qpage.html', says: ['Do you fix zips?', 'Zips are fixed for 15 euros', 'Soles cost 35 euros'] },
  { file: 'h16-footer.html', says: ['Kiln Lane 4, 01067 Dresden', 'Mon–Fri 9–17', 'Phone 0351 555 12'] },
  {
    file: 'h17-mixed.html',
    says: [
      'Day | Adult: 12 € | Child: 6 €',
      'Groups from 10 | Day | Adult: 9 € | Child: 4 €',
      'Valid from May 2026',
      'Dogs enter free.',
    ],
  },
  { file: 't2-strike.docx', says: ['Day pass: 24 euros', 'Week pass: 89 euros'], never: ['29', '99'] },
  { file: 't3-sup.docx', says: ['Soup of the day: 4.99 euros', '120 m²', '10³ litres'] },
  { file: 't4-numbered.docx', says: ['1. General', '1.2 Prices include VAT.', '2.2 Section 1.2 does not apply'] },
  {
    file: 't5-sym.docx',
    says: ['Feature: Free delivery | Basic: 🗶 | Plus: ✓', 'Feature: Night service | Basic: 🗶 | Plus: ✓'],
  },
  { file: 't6-fields.docx', says: ['Rückgabe dauert 9 Tage', 'footnote (1)', '(1) Not valid on Sundays.'] },
  {
    file: 'p1-layout.pdf',
    says: [
      'at the well-known north gate',
      'comprises',
      'delivery fee',
      'SALE ENDS MAY 9',
      'Day pass: 24 euros',
      'Soup 4.99 euros',
      '120 euros (1)',
    ],
    never: ['499', '29 euros'],
  },
  {
    file: 'x1-merged.xlsx',
    says: [
      'Category: Rings | Article: Silver ring | Price: 40',
      'Category: Chains | Article: Silver chain | Price: 90',
    ],
  },
  {
    file: 'x3-twohead.xlsx',
    says: ['Room: Garden | Summer, Single: 80 | Summer, Double: 110 | Winter, Single: 60 | Winter, Double: 85'],
  },
  { file: 's4-xlsx-strike.xlsx', says: ['Pass: Day | Old: was 29 | Now: 24'] },
  { file: 'c5-tie.csv', says: ['Artikel: Seife, mild | Preis: 3,20', 'Artikel: Salbe, herb | Preis: 4,80'] },
];

it.each(DOCUMENTS)('$file is read as people see it (A-128)', async ({ file, says, never = [] }) => {
  const bytes = readFileSync(new URL(`../../support/documents/layout/${file}`, import.meta.url));
  const { sections } = await extractDocument(bytes, fileTypeOf(file) ?? 'txt');
  const text = sections.map((section) => [...section.headings, section.text].join('\n')).join('\n');
  for (const part of says) expect(text).toContain(part);
  for (const part of never) expect(text).not.toContain(part);
});
