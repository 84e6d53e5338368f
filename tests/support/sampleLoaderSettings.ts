import { newId } from '@parlance/domain/ids';
import { loaderRules } from '@parlance/domain/proactive/loaderRules';
import type { HostedSettings, ProactiveSettings } from '@parlance/domain/widget/loaderSettings';

/** The settings of a chatbot with a look of its own, as its loader carries them. */
export const sampleLoaderSettings: HostedSettings = {
  chatbotId: newId(),
  origin: 'https://app.parlance.example',
  color: '#8A3B12',
  text: '#fff',
  align: 'left',
  // tabler:message-circle
  icon: 'm3 20l1.3-3.9C1.976 12.663 2.874 8.228 6.4 5.726c3.526-2.501 8.59-2.296 11.845.48c3.255 2.777 3.695 7.266 1.029 10.501S11.659 20.922 7.7 19z',
  label: 'Customer service',
  sites: ['https://app.parlance.example', 'https://shop.example', 'https://www.shop.example'],
  openAfter: -1,
};

/** The same with one rule in two languages. */
export const sampleProactiveSettings: ProactiveSettings = {
  ...sampleLoaderSettings,
  rules: loaderRules(
    {
      rules: [
        {
          id: newId(),
          name: 'Delivery',
          isOn: true,
          text: '[de] Fragen zu Lieferung oder Rückgabe? [en] Questions about delivery or returns?',
          suggestions: ['[de] Wie lange dauert die Lieferung?', '[en] How long does delivery take?'],
          pages: ['/products/*', '!/products/old/*'],
          languages: [],
          visitors: 'everybody',
          trigger: { kind: 'time', seconds: 8 },
          hours: null,
        },
      ],
      holdout: 10,
    },
    { en: 'Close message', de: 'Hinweis schliessen' },
  ),
  timezone: 'Europe/Berlin',
};
