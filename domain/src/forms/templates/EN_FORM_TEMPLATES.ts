import type { FormTemplateTexts } from './FormTemplateTexts.ts';

/** Forms to begin with in English. */
export const EN_FORM_TEMPLATES: FormTemplateTexts = {
  titles: { contact: 'Contact', callback: 'Request a callback', warranty: 'Warranty claim' },
  intros: {
    contact: 'Write to us. We answer by e-mail.',
    callback: 'Leave your number. We call you back.',
    warranty: 'Something is broken or missing? Tell us about it here. A picture helps us to decide faster.',
  },
  thanks: {
    contact: 'Thank you. We have your message and answer by e-mail.',
    callback: 'Thank you. We call you at the time that you chose.',
    warranty: 'Thank you. We look at your claim and write to you.',
  },
  questions: {
    name: 'Your name',
    email: 'Your e-mail address',
    phone: 'Your phone number',
    topic: 'What is it about?',
    message: 'Your message',
    day: 'Day of the call',
    time: 'Time of the call',
    order: 'Order number',
    bought: 'Day of purchase',
    problem: 'What is wrong?',
    details: 'Describe the fault',
    photo: 'Picture of the fault',
    agreed: 'I agree that my details are used to deal with my request. I can withdraw my consent at any time.',
  },
  answers: {
    order: 'An order',
    product: 'A product',
    other: 'Something else',
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    broken: 'It is broken',
    incomplete: 'Something is missing',
    wrong: 'It is the wrong item',
  },
  privacy:
    'Controller: [name and address of the business]. We use your details to deal with your request, on the basis of your consent (Article 6(1)(a) GDPR) or of our contract with you (Article 6(1)(b) GDPR). We delete them once they are no longer needed, after [time] at the latest. You may ask for access, rectification, erasure, restriction and portability, and complain to a supervisory authority.',
};
