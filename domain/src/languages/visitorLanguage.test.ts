import { expect, it } from 'vitest';
import { messageLanguage } from './messageLanguage.ts';
import { visitorLanguage } from './visitorLanguage.ts';

const said = (text: string) => ({ role: 'user', text, attachment: null }) as const;
const sent = (text: string) => ({ role: 'user', text, attachment: { type: 'jpg' } }) as const;

it('is read from what a visitor says, and not from the names of their files', () => {
  const messages = [said('Where is my parcel, please?'), sent('Foto von dem Schaden an der Tür.jpg')];
  expect(visitorLanguage(messages, 'de')).toBe('en');
  expect(visitorLanguage([sent('Foto von dem Schaden an der Tür.jpg')], 'en')).toBe('en');
  expect(messageLanguage(sent('Foto von dem Schaden an der Tür.jpg'), 'en')).toBeNull();
  expect(messageLanguage(said('Das Foto von dem Schaden an der Tür'), 'en')).toBe('de');
});
