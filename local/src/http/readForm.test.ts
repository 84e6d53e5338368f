import { expect, it } from 'vitest';
import { readForm } from './readForm.ts';

async function read(form: FormData): Promise<FormData> {
  const sent = new Response(form);
  const bytes = Buffer.from(await sent.arrayBuffer());
  return readForm({ 'content-type': sent.headers.get('content-type') ?? '' }, bytes);
}

it('reads fields and files as they were sent, whatever bytes they have', async () => {
  const form = new FormData();
  const content = Buffer.from('\r\n--a\r\n\r\n\0\xff"', 'latin1');
  form.set('text', 'Straße „9“\r\n--x');
  form.set('file', new File([new Uint8Array(content)], 'Rückgabe "1".pdf', { type: 'application/pdf' }));
  form.set('empty', '');
  const got = await read(form);
  expect([got.get('text'), got.get('empty'), got.get('none')]).toEqual(['Straße „9“\r\n--x', '', null]);
  const file = got.get('file');
  if (!(file instanceof File)) throw new Error('no file');
  expect([file.name, file.type]).toEqual(['Rückgabe "1".pdf', 'application/pdf']);
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
});

it('reads fields of a plain form', () => {
  const form = readForm({ 'content-type': 'application/x-www-form-urlencoded' }, Buffer.from('text=a+%26+b'));
  expect(form.get('text')).toBe('a & b');
});

it('finds nothing in anything else', () => {
  expect([...readForm({ 'content-type': 'application/json' }, Buffer.from('{}')).keys()]).toEqual([]);
  expect([...readForm({}, Buffer.from('a=1')).keys()]).toEqual([]);
});
