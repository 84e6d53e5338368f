import { newId } from '@parlance/domain/ids';
import type { HostedSettings } from '@parlance/domain/widget/loaderSettings';

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
