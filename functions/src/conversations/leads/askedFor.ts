import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppError } from '@parlance/domain/errors';

type Fields = Record<'name' | 'phone', string>;

/** Name and phone number as far as the contact form asks for them. Throws `invalid-input` for a required one that is missing. */
export function askedFor(form: Pick<Chatbot['leadForm'], keyof Fields>, given: Fields): Fields {
  const pick = (field: keyof Fields): string => {
    if (form[field] === 'hidden') return '';
    if (form[field] === 'required' && given[field] === '') throw new AppError('invalid-input');
    return given[field];
  };
  return { name: pick('name'), phone: pick('phone') };
}
