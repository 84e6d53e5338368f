/** Replies of the team to questions that the sources do not answer. */
export const TEAM_REPLIES: Readonly<Record<string, string>> = {
  'Verleihen Sie auch Schneeschuhe?':
    'Guten Tag, gern! Ich habe im Laden nachgefragt: Schneeschuhe verleihen wir von Dezember bis März für 12 Euro am Tag, gegen 50 Euro Kaution. Viele Grüße aus Freiburg',
  'Do you rent out avalanche gear?':
    'Hello! I asked in the shop: we rent out avalanche gear for 25 euros a day, with a deposit of 100 euros. Kind regards from Freiburg',
  'Kann ich mit Twint bezahlen?':
    'Guten Tag, vielen Dank für Ihre Frage. Mit Twint können Sie im Laden bezahlen, im Onlineshop noch nicht. Viele Grüße',
  'Can I pay with Twint?':
    'Hi, thanks for asking! You can pay with Twint in the shop, but not online yet. Is there anything else I can help with?',
  'Do you have any job openings?':
    'Hello, good question! We are looking for somebody for the workshop, 30 hours a week: https://fernweg.example/jobs. Best wishes',
};
