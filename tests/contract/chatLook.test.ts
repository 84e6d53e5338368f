import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { widgetConfigSchema } from '@parlance/domain/widget/config';
import { LOCALES } from '@parlance/domain/locales';
import { expect, it } from 'vitest';
import { widgetAppearance } from '../../functions/src/edge/embed/widgetAppearance.ts';
import { previewLook } from '../../web/src/features/settings/previewLook.ts';

const id = newId();
const CHATBOT = {
  ...newChatbot('Guide', ''),
  id,
  createdAt: new Date(0),
  profilePicture: 'p1',
  chatIcon: 'tabler:message-circle',
  theme: 'dark' as const,
  botMessageColor: '#EEEEEE',
  bubbleAlignment: 'left' as const,
  allowRegenerate: false,
  collectFeedback: false,
  initialMessages: ['<b>Hello</b>'],
  suggestedMessages: ['[de] Preise?', '[en] Prices?', '[en] ', 'Hours?'],
  conversationStarters: ['[de] Wo?', '[en] Where?'],
  messagePlaceholder: '[de] Frage [en] Question',
  footerText: 'Foot',
  contactCard: { email: 'a@shop.example', phone: '1' },
  faqs: [
    { question: 'Why?', answer: 'So.' },
    { question: '', answer: 'Nobody asks.' },
  ],
};
const WIDGET = widgetSchema.parse({
  ...CHATBOT,
  orgId: newId(),
  orgName: 'Shop',
  timezone: 'Europe/Berlin',
  plan: 'trial',
  trialEndsAt: null,
});

it.each(LOCALES)('a preview of saved settings looks as the page for visitors does: %s', (locale) => {
  const served = widgetAppearance(id, WIDGET, { locale, language: locale }, new Date());
  expect(served).toMatchObject(previewLook(CHATBOT, CHATBOT, locale));
  expect(served).toMatchObject({
    suggestedMessages: [locale === 'de' ? 'Preise?' : 'Prices?', 'Hours?'],
    faqs: ['Why?'],
    theme: 'dark',
    allowRegenerate: false,
    profilePicture: `/media/${id}/p1.png`,
    chatIcon: '/icons/tabler/message-circle.svg',
  });
});

it('nothing of a chatbot but its look is served', () => {
  const served = widgetAppearance(id, WIDGET, { locale: 'en', language: 'en' }, new Date());
  const config = { ...served, chatbotId: id, state: 'ready', isPreview: false, functionsUrl: '', business: '' };
  const parsed = widgetConfigSchema.parse({ ...config, privacyUrl: '', visitorToken: '', local: false });
  expect(Object.keys(parsed)).toEqual(expect.arrayContaining(Object.keys(served)));
});
