/** The bot that the stand-in of Telegram knows from the start. Its token opens nothing elsewhere. */
export const LOCAL_TELEGRAM = {
  token: '471100:local-bot-token-for-this-machine-only',
  id: 471100,
  userName: 'FernwegBot',
} as const;
