/** A bot token as Slack gives it out: https://docs.slack.dev/authentication/tokens#bot */
export const SLACK_TOKEN = /^xoxb-[\w-]{10,250}$/;

/** The key with which Slack signs, 32 hexadecimal digits: https://docs.slack.dev/authentication/verifying-requests-from-slack */
export const SLACK_SIGNING_SECRET = /^[\da-f]{32}$/;

/** A public channel's id, or a private one's: https://docs.slack.dev/reference/objects/conversation-object */
export const SLACK_CHANNEL_ID = /^[CG][A-Z\d]{8,20}$/;
