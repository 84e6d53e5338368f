import type { PrivacyText } from './PrivacyText.ts';

export const privacyEn: PrivacyText = {
  title: 'Privacy policy',
  description:
    'What Parlance stores when someone writes to a chatbot or opens an account, where it is stored, for how long, and what your rights are.',
  lead: 'What we store when you write to a chatbot or open an account, where, for how long, and what you can ask of us.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'A business places its Parlance chatbot on its website and decides what it is used for. That business is the controller of your conversation; we process it on its behalf and on its instructions. Its own privacy policy applies as well.',
        'For accounts on this website, Parlance is the controller.',
      ],
      items: [],
    },
    {
      title: 'When you visit a website with a chatbot',
      paragraphs: [
        'Before your first message nothing is stored about you, and the chatbot sets no cookies. From your first message on, we store:',
      ],
      items: [
        'the conversation: your messages, the answers and the passages they quote, with date, time and language',
        'the address (origin) of the website that the chatbot is placed on, such as https://shop.example',
        'a rating, if you give one',
        'your name, e-mail address, phone number and message, if you choose to leave them, with the time of your consent',
      ],
    },
    {
      title: 'What the chatbot keeps in your browser',
      paragraphs: ['Nothing before your first message. After that, in these three cases:'],
      items: [
        'Once you have written, your browser keeps a key to this conversation in this tab, so that it goes on when you reload the page or open another page of the website, and a note on whether the chat was open. Both are necessary for the conversation that you began (section 25(2) no. 2 of the German TDDDG), hold none of your words, stay on your device and are gone when you close the tab, start a new chat or delete it.',
        'When you close the chat, your browser remembers in this tab that it was closed, so that it does not open by itself again. The note says nothing about you, stays on your device and is gone when you close the tab.',
        'When you switch on “Keep this chat on this device” in the chat’s menu, your browser stores a key with which the conversation can be continued for 30 days. It is stored with your consent only (Art. 6(1)(a) GDPR), which you can withdraw in the menu at any time.',
      ],
    },
    {
      title: 'Your network address',
      paragraphs: [
        'To prevent misuse we count requests per network. For this your IP address is shortened, then hashed, and the count is deleted automatically soon after. Our hosting provider, Google Cloud, also keeps technical request logs, which can contain IP addresses, for a limited time. We do not use either to recognise you.',
      ],
      items: [],
    },
    {
      title: 'How answers are made',
      paragraphs: [
        'An AI answers, not a person, unless a member of the business’s team takes over the conversation. When Vertex AI is configured, your question, the last turns of the conversation and matching passages from the business’s documents are processed by Google Vertex AI in the European Union. Where the operator has another provider of language models instead, which they name to you on request, that provider processes the same. No decision with legal effect is made about you.',
        'Please do not write passwords, payment details or health information into the chat.',
      ],
      items: [],
    },
    {
      title: 'When you open an account',
      paragraphs: ['To provide the account (Art. 6(1)(b) GDPR) we store:'],
      items: [
        'name, e-mail address, language and a hash of your password, or that Google or Microsoft confirms who you are',
        'which version of the terms you accepted, and when',
        'your second factor, if you set one up: a phone number for codes by text message, or the secret that you share with your authenticator app; both lie with Firebase Authentication and serve for signing in alone',
        'the answers of the questionnaire after sign-up, as far as you give any: job role, contact channels, industry, size, inquiries, tools and how you found us. We use them to propose settings to you; you can change or empty them on your account page',
        'browser, operating system, way and time of each sign-in that is still open, so that you find and end those that are not yours',
        'the name, type and country of your organization, its members with their roles, and who changed what in it',
        'the documents, chatbots and settings that you create',
        'if you pay: company, address, tax ID and invoices. Stripe takes the payment and keeps your card, whose number we never see; invoices are kept for as long as tax law requires',
      ],
    },
    {
      title: 'When you try Parlance without an account',
      paragraphs: [
        'The chat on our home page is a chatbot of our own. What this policy says of chatbots on other websites holds for it as well; its conversations are deleted every day.',
        'When you give the address of a website to meet its chatbot, we read up to 20 of its public pages and keep the address, the text of these pages and what we propose for the chatbot for one hour. Then it is deleted, unless you sign up and keep the chatbot. We store no name, no address and no IP address of yours with it, and none of your questions and answers; a language model processes them as described under “How answers are made”. Your browser keeps a key to the trial in this tab, which is necessary for what you asked for (section 25(2) no. 2 of the German TDDDG) and gone when you close the tab. Before we begin, your browser does a short calculation that keeps machines away; no third party is involved.',
      ],
      items: [],
    },
    {
      title: 'When you use our contact page',
      paragraphs: [
        'We store your e-mail address, your phone number if you give one, your message and the time of your consent (Art. 6(1)(a) GDPR) to answer you, and delete them after 180 days. Before sending, your browser does a short calculation that keeps machines away; no third party is involved.',
      ],
      items: [],
    },
    {
      title: 'What this website keeps in your browser',
      paragraphs: [
        'Your language is kept in a cookie for a year, so that pages open in it, and once you choose one, when that was. When you use the dashboard, your browser also keeps your sign-in, your choice of a light or dark look and, for up to an hour, the page you wanted to open before signing in.',
      ],
      items: [],
    },
    {
      title: 'Where it is stored',
      paragraphs: [
        'Conversations, contact details and documents are stored in Frankfurt, Germany (Google Cloud region europe-west3). Sign-in data of account holders is handled by Firebase Authentication, which Google also processes in the United States. We sell no data, and there is no advertising and no tracking.',
      ],
      items: [],
    },
    {
      title: 'How long it is kept',
      paragraphs: [
        'Conversations and contact details are kept until the business deletes them or has us delete them. If you had a chatbot change something at the business, such as cancel an order, a record of it stays for as long as the business keeps conversations, also when yours is deleted: time, what was changed and the outcome, without your words (Art. 6(1)(f) GDPR, so that it can be shown what was ordered). Account data is kept until the account is deleted, unless the law requires us to keep it longer.',
        'What is deleted is gone from the product at once or within the day. In the backups of our database it remains for at most 14 days; they serve to bring back what a fault has destroyed and for nothing else.',
      ],
      items: [],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can ask for access to your data, for its correction or deletion, for restricted processing and for a copy in a common format. You can object to processing and withdraw a consent at any time, with effect for the future. About a conversation, please write to the business whose website you used; we help it to answer. You can also complain to a data protection authority.',
      ],
      items: [],
    },
  ],
  contactTitle: 'Contact',
  contactText: 'Questions about your data and requests to us:',
};
