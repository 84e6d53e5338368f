import { EN_ACCOUNT_MAILS } from './EN_ACCOUNT_MAILS.ts';
import { EN_DESK_MAILS } from './EN_DESK_MAILS.ts';
import { EN_BILLING_MAILS } from './EN_BILLING_MAILS.ts';
import type { MailCatalogue } from './MailCatalogue.ts';

/** Mails in English. */
export const EN_MAILS: MailCatalogue = {
  greeting: { named: 'Hello {name},', plain: 'Hello,' },
  unnamed: { inviter: 'Somebody', organization: 'a team' },
  roles: { owner: 'owner', admin: 'administrator', member: 'member', viewer: 'viewer' },
  plans: { trial: 'free trial', starter: 'Starter', pro: 'Pro', business: 'Business' },
  openEnd: 'you resume it',
  password: 'a password',
  periods: { daily: 'the last day', weekly: 'the last seven days' },
  transcript: {
    visitor: 'Visitor',
    assistant: 'AI assistant',
    theAssistant: 'the AI assistant',
    agent: 'Agent',
    sources: 'Sources',
    leftOut: '[left out]',
    shortened:
      'For safety, web addresses, e-mail addresses and phone numbers in the visitor’s messages are left out, and long messages are shortened.',
    newest: 'The conversation is longer: these are its newest {count} messages.',
  },
  receiptShortened:
    'For safety, web addresses, e-mail addresses and phone numbers in the text are left out here. The business has received it in full.',
  mails: {
    ...EN_BILLING_MAILS,
    ...EN_ACCOUNT_MAILS,
    ...EN_DESK_MAILS,
    invite: {
      subject: '{inviterName} invites you to {organizationName}',
      paragraphs: [
        '{inviterName} invites you to work in {organizationName} on Parlance. Your role there: {role}.',
        'With Parlance, businesses answer their customers’ questions by chatbot. The invitation ends in 7 days.',
      ],
      button: 'Accept invitation',
      footer: 'If you do not expect this invitation, you can ignore this mail: nothing happens without your consent.',
    },
    'member-removed': {
      subject: 'You have left {organizationName}',
      paragraphs: ['You are no longer a member of {organizationName} on Parlance. Your account itself remains.'],
      button: 'Sign in',
      footer: 'If you think that this is a mistake, please turn to the people at {organizationName}.',
    },
    'role-changed': {
      subject: 'Your role in {organizationName} has changed',
      paragraphs: ['Your role in {organizationName} on Parlance is now: {role}.'],
      button: 'Go to the dashboard',
      footer: 'If you think that this is a mistake, please turn to the people at {organizationName}.',
    },
    'ownership-received': {
      subject: '{organizationName} is yours now',
      paragraphs: [
        'You are now the owner of {organizationName} on Parlance. Plan, billing and the whole team are in your hands.',
      ],
      button: 'Go to the dashboard',
      footer: 'If you did not expect this, please turn to the people at {organizationName}.',
    },
    'usage-reached': {
      subject: '{organizationName} has used {percent} of its messages',
      paragraphs: [
        '{organizationName} has used {used} of the {max} messages of its plan on Parlance, {percent}.',
        'When all are used, the chatbots write no answers: visitors get your own answers and passages of your sources that fit their question, and can leave a message, until the next period begins or the plan grows.',
      ],
      button: 'View usage',
      footer: 'You get this mail because {organizationName} belongs to you on Parlance.',
    },
    'webhook-disabled': {
      subject: '{organizationName}: a webhook was switched off',
      paragraphs: [
        'Your server {host} has taken nothing of what Parlance sent it for a day. The webhook is switched off, and nothing more is sent to it.',
        'Once the server answers again, send a test and switch the webhook on. What it has missed stands in its log, from where it can be sent again.',
      ],
      button: 'Open the webhooks',
      footer: 'You get this mail because you manage the webhooks of {organizationName}.',
    },
    'traffic-unusual': {
      subject: '{chatbotName} is asked far more than usual',
      paragraphs: [
        'Your chatbot {chatbotName} answered {questions} questions within an hour. In the seven days before it was {usual} an hour on average.',
        'If you are running a campaign, all is well. If not, somebody may be using up your messages: look at the conversations, allow your own websites alone, lower the questions per minute, or deactivate the chatbot for a while.',
      ],
      button: 'Open the security settings',
      footer: 'You get this mail because you run an organization on Parlance, at most once a day.',
    },
    'org-deleted': {
      subject: '{organizationName} has been deleted',
      paragraphs: [
        '{organizationName} is being deleted on Parlance with everything in it: chatbots, sources, conversations, leads and memberships. Your account itself remains.',
      ],
      button: 'Sign in',
      footer: 'If that was not you, please answer this mail.',
    },
    'lead-received': {
      subject: 'New message for {chatbotName}',
      paragraphs: [
        'Somebody has left a message through your chatbot {chatbotName}:',
        '"{excerpt}"',
        'Name, address and the conversation are in the dashboard.',
      ],
      button: 'Open the message',
      footer: 'You get this mail because you chose it in the notifications of this chatbot.',
    },
    'form-submitted': {
      subject: '{chatbotName}: a form has been filled in',
      paragraphs: [
        'Somebody has filled in the form "{excerpt}" of your chatbot {chatbotName}.',
        'The answers are in the dashboard.',
      ],
      button: 'Open the submissions',
      footer: 'You get this mail because you chose mails about leads in the notifications of this chatbot.',
    },
    'handover-requested': {
      subject: '{chatbotName}: a visitor wants to talk to a person',
      paragraphs: [
        'A visitor of your chatbot {chatbotName} is waiting for a person. The last question was:',
        '"{excerpt}"',
        'If nobody takes over in time, the visitor hears that nobody is free.',
      ],
      button: 'Open the conversation',
      footer: 'You get this mail because you chose it in the notifications of this chatbot.',
    },
    'handover-missed': {
      subject: '{chatbotName}: a visitor has waited, and nobody came',
      paragraphs: [
        'A visitor of your chatbot {chatbotName} wanted to talk to a person. Nobody took over in time, and the visitor was told so. The last question was:',
        '"{excerpt}"',
        'You can still take the conversation over while the visitor is there. If they left an address, you find it among the leads.',
      ],
      button: 'Open the conversation',
      footer: 'You get this mail because you chose it in the notifications of this chatbot.',
    },
    'agent-away': {
      subject: '{chatbotName}: a visitor waits for an agent who is away',
      paragraphs: [
        'A visitor of your chatbot {chatbotName} waits for an answer, and there is no sign of life of the person who has taken over. The last message was:',
        '"{excerpt}"',
        'Anybody in your team can take the conversation over. If nobody does, the visitor hears that nobody is there, and the chatbot answers again.',
      ],
      button: 'Open the conversation',
      footer: 'You get this mail because you chose it in the notifications of this chatbot.',
    },
    'answer-disliked': {
      subject: '{chatbotName}: an answer was rated down',
      paragraphs: [
        'A visitor was not happy with an answer of your chatbot {chatbotName}. The question was:',
        '"{excerpt}"',
        'You can read the conversation and put the answer right: the next visitor gets your text.',
      ],
      button: 'Open the conversation',
      footer: 'You get this mail because you chose it in the notifications of this chatbot.',
    },
    'test-broken': {
      subject: '{chatbotName}: a test that must pass fails',
      paragraphs: [
        'Your chatbot {chatbotName} does not answer any more as you expect it to. These questions passed before and fail now:',
        '"{excerpt}"',
        'The page of the tests shows both answers side by side, and what has changed in between.',
      ],
      button: 'Open the tests',
      footer: 'You get this mail because of the notifications of this chatbot, where you can switch it off.',
    },
    'question-unanswered': {
      subject: '{chatbotName}: a question without an answer',
      paragraphs: [
        'The sources of your chatbot {chatbotName} have no answer to this question:',
        '"{excerpt}"',
        'A question with its answer, or another document, closes the gap.',
      ],
      button: 'Open the conversation',
      footer: 'You get this mail because you chose it in the notifications of this chatbot, at most once an hour.',
    },
    'notifications-held': {
      subject: '{chatbotName}: more than we mail in an hour',
      paragraphs: [
        'Your chatbot {chatbotName} has had so much to tell you in this hour that we hold back further mails of this kind until the next one.',
        'Nothing is lost: everything is in the dashboard.',
      ],
      button: 'Open the conversations',
      footer: 'You get this mail because you chose mails in the notifications of this chatbot.',
    },
    digest: {
      subject: '{chatbotName}: the figures of {period}',
      paragraphs: [
        'This is what happened with your chatbot {chatbotName} in {period}:',
        'Conversations: {conversations}. Messages: {messages}. Questions without an answer: {unanswered}. Messages left for you: {leads}.',
        '{insights}',
      ],
      button: 'View usage',
      footer: 'You get this summary because you chose it in the notifications of this chatbot.',
    },
    'lead-auto-reply': {
      subject: 'We have received your message',
      paragraphs: ['{text}'],
      button: null,
      footer: 'This is an automatic reply of {organizationName}. You get it because this address was left in the chat.',
    },
    transcript: {
      subject: 'Your conversation with {chatbotName}',
      paragraphs: [
        'This is the conversation with {chatbotName} of {organizationName} that began on {date}. Somebody entered this address in the chat and asked to have it sent here. Times are those of {timeZone}.',
        '{newest}',
        '{shortened}',
      ],
      button: null,
      footer:
        'If that was not you, you can ignore this mail: it is sent once, and the address is not kept. What visitors write is their own and not checked by {organizationName}.',
    },
    'contact-received': {
      subject: 'Message from the contact page: {sender}',
      paragraphs: ['{text}', 'From: {sender}'],
      button: null,
      footer:
        'The contact page promises a reply within 24 hours. If you answer this mail, the answer goes to its sender.',
      hasOwnGreeting: true,
    },
    'lead-reply': {
      subject: 'Reply from {organizationName}',
      paragraphs: ['{text}', 'You wrote:\n{quoted}'],
      button: null,
      footer:
        '{organizationName} answers what you left in the chat of its website. If you reply to this mail, your answer goes to the person who wrote it.',
      hasOwnGreeting: true,
    },
  },
};
