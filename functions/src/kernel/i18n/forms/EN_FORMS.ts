import type { FormTexts } from './FormTexts.ts';

/** Words around a form in English. */
export const EN_FORMS: FormTexts = {
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thank you. Your details have been sent.',
  optional: 'optional',
  choose: 'Please choose',
  yes: 'Yes',
  problems: 'Nothing has been sent yet. Please check:',
  privacy: '{business} uses your details to deal with your request.',
  privacyLink: 'Privacy policy',
  faults: {
    missing: 'Please fill in this field.',
    'too-long': 'Please shorten the text to {max} characters at most.',
    unreadable: 'The text has characters that we cannot read. Please type it again.',
    email: 'Please give a complete e-mail address, such as name@example.com.',
    phone: 'Please give a phone number, such as +49 30 123456.',
    number: 'Please give a number in digits, such as 12 or 3.5.',
    small: 'Please give {bound} or more.',
    large: 'Please give {bound} or less.',
    date: 'Please give a day, such as 2026-12-31.',
    early: 'Please give {bound} or a later day.',
    late: 'Please give {bound} or an earlier day.',
    option: 'Please choose one of the answers.',
    pattern: 'Please check this entry: it does not have the expected form.',
    consent: 'Please tick this box: we need your consent.',
  },
  files: {
    type: 'Please choose a picture (JPEG, PNG, WebP) or a PDF file.',
    large: 'The file is too large. At most {max} MB are possible.',
    damaged: 'The file cannot be read. Please choose another one.',
    unsafe: 'The file was found to be unsafe and has not been taken.',
    unchecked: 'The file could not be checked. Please try again later.',
  },
  gone: 'This form is not available, or not any more.',
  full: 'Nothing has been sent: the most for today has been reached. What you entered is still there. Please try again tomorrow.',
};
