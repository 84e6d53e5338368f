/** Profile found on a website. */
export const TRIAL_PROFILE = {
  url: 'https://shop.example/',
  name: 'Blue Moon',
  locale: 'en',
  colour: '#1D4ED8',
  starters: new Array<string>(),
} as const;
