import type { ChannelTexts } from './ChannelTexts.ts';

export const EN_CHANNEL_TEXTS: ChannelTexts = {
  intro: 'You are writing with the AI assistant of {name}. It answers from our own documents.',
  person: 'Write “agent” to reach a person.',
  sources: 'Sources:',
  leadSubject: 'Your message to {name}',
  testMail: {
    subject: 'Test of your mailbox',
    text: 'This mail has left by {address}, as replies to your customers do.\n\nReply to it to try the other way: your reply comes in as a customer’s mail, and the channels page shows what becomes of it.',
  },
  notices: {
    'agent-asked': 'I have told our team. Somebody will reply here.',
    'agent-missed': 'Nobody of our team is free at the moment. Your message is there, and we will reply here.',
    'not-answered': 'I cannot answer that at the moment. Your message is with our team, who will reply here.',
    'file-refused':
      'We could not take a file. Pictures (JPEG, PNG, WebP) and PDF files of up to 5 MB reach us. What you have written is with our team.',
  },
};
