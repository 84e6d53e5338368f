import type { Catalogue, VisitorTexts } from './Catalogue.ts';

const VISITORS: VisitorTexts = {
  refusal:
    'I don’t know: the information I have does not answer that. You can leave a message, and a person will get back to you.',
  deflection: 'I can’t talk about how I was set up. What would you like to know about {name}?',
  suggested: 'I don’t know for sure. This may help. You can also leave a message, and a person will get back to you.',
  unable:
    'I can’t write an answer at the moment, and I have found nothing on your question. You can leave a message, and a person will get back to you.',
  found: 'I can’t write an answer at the moment. This is what I found on your question:',
  smallTalk: {
    greeting: 'Hello! I’m the AI assistant of {name}. What would you like to know?',
    thanks: 'You’re welcome. Is there anything else you would like to know?',
    goodbye: 'Goodbye, and thank you for your visit.',
    done: 'All right. I’m here if you need anything else.',
    fine: 'Good. If you have another question, just ask.',
    sorry: 'I’m sorry that this did not help. Please try it in other words.',
    robot: 'I’m an AI assistant and not a person. My answers come from the documents of {name}.',
    abilities: 'I answer questions about {name} from its own documents. Just ask, in your own words.',
    reachable: 'Somebody from {name} can join you here: choose “Talk to a person”.',
    message: 'Nobody can take over this chat, but you can leave a message and a person will get back to you.',
  },
  actions: {
    needs: 'For that I need to know:',
    wouldSend: 'I can do that for you. This is what I would send:',
    agree: 'Shall I send it? Please answer “Yes” or “No”.',
    done: 'That is done.',
    declined: 'All right, nothing was sent.',
    expired: 'Too much time has passed, so nothing was sent. Please ask again.',
    changed: 'This has been changed meanwhile, so nothing was sent. Please ask again.',
    failed:
      'I could not look that up just now. Please try again later, or leave a message and a person will get back to you.',
    signIn: 'For that I have to know who you are. Please sign in on this website, and then ask again.',
    notDone: 'That did not work: nothing was changed. You can leave a message, and a person will get back to you.',
    unknown:
      'I have sent it, but I do not know whether it has worked. Please do not ask for it again: leave a message, and a person will look after it.',
    onlyShown: 'In the playground nothing is sent that changes something. The test bench for actions does.',
  },
};

/** The functions' texts in English. */
export const EN: Catalogue = {
  visitors: { formal: VISITORS, informal: VISITORS },
  consent: ['Yes, send it', 'No'],
  autoReply: 'Thank you for your message. We have received it and will get back to you.',
  embed: {
    missing: 'This chat does not exist.',
    refused: 'This chat may not be shown on this website.',
  },
  dismissMessage: 'Dismiss message',
  masks: { name: '[name]', email: '[email]', phone: '[phone]', iban: '[IBAN]', card: '[card number]' },
  starters: {
    shipping: 'What does shipping cost?',
    returns: 'How can I return something?',
    hours: 'When are you open?',
    prices: 'What are your prices?',
    appointments: 'How do I make an appointment?',
    warranty: 'How long is the warranty?',
  },
  welcome: {
    named: 'Hello. I answer questions about {name}. What would you like to know?',
    unnamed: 'Hello. What would you like to know?',
  },
  industryStarters: {
    shop: ['What does shipping cost?', 'How long does delivery take?', 'How can I return something?'],
    appointments: ['When are you open?', 'How do I make an appointment?', 'What should I bring along?'],
    stay: ['What does a stay cost?', 'When can I check in?', 'How can I cancel?'],
    software: ['What does it cost?', 'How do I get started?', 'How can I reach support?'],
    courses: ['Which courses do you offer?', 'What does a course cost?', 'How do I sign up?'],
    advice: ['What services do you offer?', 'How do I arrange a meeting?', 'What does it cost?'],
    any: ['What do you offer?', 'When can I reach you?', 'How can I contact you?'],
  },
  categories: {
    shipping: 'Shipping',
    returns: 'Returns',
    orders: 'Orders',
    payment: 'Payment',
    sizes: 'Sizes',
    warranty: 'Warranty',
    repairs: 'Repairs',
    care: 'Care',
    hours: 'Opening hours',
    appointments: 'Appointments',
    membership: 'Membership',
    account: 'Account',
    contact: 'Contact',
    products: 'Products',
    other: 'Other',
  },
  sample: 'Hello, I have a question about your shop.',
};
